// A four-seat card game on boardgame.io's own server, as its documentation shows it: hands and the
// deck are hidden, a move plays a card and draws another. About as much state as one of our tables.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const HAND = 6;

const Cards = {
  name: 'cards',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(120).keys()].map((n) => ({ id: n, suit: n % 4, value: n % 13 })));
    const players = {};
    const piles = {};
    for (const seat of ctx.playOrder) {
      players[seat] = { hand: deck.splice(0, HAND), seen: [] };
      piles[seat] = [];
    }
    return { secret: { deck }, players, piles, coins: ctx.playOrder.map(() => 5), round: 0 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID, random }, which) => {
        const hand = G.players[playerID].hand;
        const [card] = hand.splice(which % hand.length, 1);
        if (card === undefined) return;
        G.piles[playerID].push(card);
        if (G.piles[playerID].length > 20) G.secret.deck.push(...G.piles[playerID].splice(0, 10));
        const at = random.Die(G.secret.deck.length) - 1;
        hand.push(...G.secret.deck.splice(at, 1));
        G.coins[Number(playerID)] += card.value > 6 ? 1 : 0;
        G.round += 1;
      },
      client: false,
    },
  },
};

const port = Number(process.argv[2] || 8000);
const folder = process.argv[3]; // with a folder: stored in files; without: in memory
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Cards], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
server.run(port, () => console.error(`boardgame.io at http://127.0.0.1:${port}/`));
