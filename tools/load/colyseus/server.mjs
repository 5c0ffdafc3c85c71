// The card game of tools/load/boardgameio on Colyseus: a room a table, in memory. Hands are hidden, so each
// client is sent a view of its own after every move, as a message; nothing is stored.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const HAND = 6;
const below = (n) => Math.floor(Math.random() * n);

class Cards extends Room {
  maxClients = 4;
  seatReservationTimeout = 60;
  patchRate = null; // no shared state: it would show every hand
  hands = [];
  piles = [[], [], [], []];
  coins = [5, 5, 5, 5];
  deck = [...Array(120).keys()].map((n) => ({ id: n, suit: n % 4, value: n % 13 }));
  round = 0;
  turn = 0;
  seats = [];

  onCreate() {
    const draw = () => this.deck.splice(below(this.deck.length), 1)[0];
    for (let seat = 0; seat < 4; seat++) this.hands.push(Array.from({ length: HAND }, draw));
    this.onMessage("play", (client, which) => {
      const seat = this.seats.indexOf(client.sessionId);
      if (seat !== this.turn || this.seats.length < 4) return;
      const hand = this.hands[seat];
      const [card] = hand.splice(Number(which) % hand.length, 1);
      this.piles[seat].push(card);
      if (this.piles[seat].length > 20) this.deck.push(...this.piles[seat].splice(0, 10));
      hand.push(draw());
      this.coins[seat] += card.value > 6 ? 1 : 0;
      this.round += 1;
      this.turn = (this.turn + 1) % 4;
      this.tell();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
    if (this.seats.length === 4) this.tell();
  }

  tell() {
    for (const client of this.clients) {
      const you = this.seats.indexOf(client.sessionId);
      client.send("state", { you, turn: this.turn, round: this.round, coins: this.coins, piles: this.piles, deck: this.deck.length, hand: this.hands[you] });
    }
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define("cards", Cards);
const port = Number(process.argv[2] || 2567);
await server.listen(port, "127.0.0.1");
console.error(`Colyseus at http://127.0.0.1:${port}/`);
