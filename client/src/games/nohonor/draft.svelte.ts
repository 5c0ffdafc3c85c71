// The offer that is being put together: the form changes it, the coins and the outcomes beside it follow.

class Draft {
  shares = $state<Record<number, number>>({}); // who is invited, and for how much
  drawn = $state<Record<number, number>>({}); // Treasure -> seat
  private made = -1; // for which decision

  // Another question: a clean sheet.
  begin(decision: number): void {
    if (this.made === decision) return;
    this.made = decision;
    this.shares = {};
    this.drawn = {};
  }
  rest = (haul: number): number => haul - Object.values(this.shares).reduce((sum, share) => sum + share, 0);

  invite(seat: number, haul: number): void {
    if (seat in this.shares) {
      delete this.shares[seat];
      for (const [k, to] of Object.entries(this.drawn)) if (to === seat) delete this.drawn[Number(k)];
    } else this.shares[seat] = Math.min(Math.max(0, this.rest(haul)), Math.floor(haul / (Object.keys(this.shares).length + 2)));
  }
}
export const draft = new Draft();
