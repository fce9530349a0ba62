// The same load on a server made with boardgame.io: a trivial game, three players with a socket each, and one move a
// second in each game. `serve PORT` is the server, `play PORT GAMES RATE SECONDS` the clients; bench/load.py runs both.
const [, , mode, port, games, rate, seconds] = process.argv;

const game = {
  name: "load",
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => { G.moves += 1; } },
};

/** A game with three sockets; notes when each state came at each of them. */
class Table {
  constructor(io, id) {
    this.id = id;
    this.state = 0;
    this.waits = [];
    this.moves = 0;
    this.repeated = 0;
    this.seen = [0, 0, 0];
    this.arrived = [new Map(), new Map(), new Map()];
    this.sockets = [0, 1, 2].map(() => io(`http://127.0.0.1:${port}/load`, { transports: ["websocket"], forceNew: true }));
    this.sockets.forEach((socket, player) => {
      socket.on("update", (_, state) => this.note(player, state._stateID));
    });
  }

  note(player, state) {
    const moment = performance.now();
    if (this.arrived[player].has(state)) this.repeated += 1;
    this.arrived[player].set(state, moment);
    this.seen[player] = state;
    if (this.waiting && Math.min(...this.seen) >= this.state) {
      this.waiting();
      this.waiting = null;
    }
  }

  /** The first of the players to come makes the game. */
  async setUp() {
    for (const [player, socket] of this.sockets.entries()) {
      await new Promise((resolve) => {
        socket.once("sync", resolve);
        const come = () => socket.emit("sync", this.id, String(player), undefined, 3);
        if (socket.connected) come();
        else socket.once("connect", come);
      });
    }
  }

  async move() {
    const player = this.moves % 3;
    const before = this.state;
    const action = { type: "MAKE_MOVE", payload: { type: "count", args: [], playerID: String(player) } };
    const begun = performance.now();
    // The move and the end of the turn count as one or two states; wait until all three have the same newer one.
    this.state = before + 1;
    const all = new Promise((resolve) => { this.waiting = resolve; });
    this.sockets[player].emit("update", action, before, this.id, String(player));
    await all;
    this.moves += 1;
    this.state = Math.max(...this.seen);
    [0, 1, 2].forEach((other) => {
      if (other !== player) this.waits.push((this.arrived[other].get(this.seen[other]) - begun) / 1000);
    });
  }
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

async function play(count, perSecond, length) {
  const { io } = require("socket.io-client");
  const tables = [];
  for (let number = 0; number < count; number += 1) {
    const table = new Table(io, `game-${number}`);
    await table.setUp();
    tables.push(table);
  }
  console.log("ready");
  const begin = performance.now() + 500;
  const own = process.cpuUsage();
  await Promise.all(
    tables.map(async (table, number) => {
      const every = 1000 / perSecond;
      for (let moment = begin + (every * number) / count; moment < begin + length * 1000; moment += every) {
        await sleep(moment - performance.now());
        await table.move();
      }
    }),
  );
  const used = process.cpuUsage(own);
  const sum = (value) => tables.reduce((total, table) => total + value(table), 0);
  return {
    moves: sum((table) => table.moves),
    waits: tables.flatMap((table) => table.waits),
    answers: [],
    lost: sum((table) => table.arrived.filter((one) => one.size !== table.arrived[0].size).length),
    repeated: sum((table) => table.repeated),
    client: (used.user + used.system) / 1e6 / length,
  };
}

if (mode === "serve") {
  const { Server } = require("boardgame.io/server");
  Server({ games: [game], origins: ["*"] }).run(Number(port));
} else {
  play(Number(games), Number(rate), Number(seconds)).then((result) => {
    // A pipe takes a long line in pieces: leave only when the last one is through.
    process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
  });
}
