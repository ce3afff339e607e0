// Two clients of boardgame.io play on its own server, beside ours in bench/server.py.
//
//     node peer.cjs serve         serves on loopback and prints its port
//     node peer.cjs play PORT     reads lines, each a number of moves; answers each line with
//                                 {"milliseconds": [...]}: from a move to the other client's update
//
// The game is as light as a game can be, so that what is measured is the framework.
"use strict";

const game = {
  name: "numbers",
  setup: () => ({ numbers: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }, number) => void G.numbers.push(number) },
};

async function serve() {
  const { Server } = require("boardgame.io/server");
  // What it calls the port goes to node's `listen`, which takes a host along: without one, it
  // would be open to the network.
  const loopback = { port: 0, host: "127.0.0.1" };
  const { appServer } = await Server({ games: [game], origins: [] }).run({ port: loopback });
  console.log(appServer.address().port);
}

async function sit(port, matchID, playerID) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  // Without this, the first moves of a match would go by long polling.
  const socketOpts = { transports: ["websocket"] };
  const multiplayer = SocketIO({ server: `127.0.0.1:${port}`, socketOpts });
  const client = Client({ game, numPlayers: 2, matchID, playerID, multiplayer, debug: false });
  client.start();
  await told(client, 1);
  return client;
}

// When a client has heard from the server that a turn has begun: its own guess at a move, which it
// shows at once, leaves the turn as it is.
async function told(client, turn) {
  let stop;
  const when = await new Promise((resolve) => {
    stop = client.subscribe((state) => {
      if (state && state.ctx.turn >= turn) resolve(performance.now());
    });
  });
  stop();
  return when;
}

async function play(port, matchID, moves) {
  const clients = [await sit(port, matchID, "0"), await sit(port, matchID, "1")];
  const milliseconds = [];
  for (let turn = 1; turn <= moves; turn++) {
    const mover = (turn - 1) % 2;
    const updates = clients.map((client) => told(client, turn + 1));
    const began = performance.now();
    clients[mover].moves.add(turn);
    milliseconds.push((await updates[1 - mover]) - began);
    await updates[mover];
  }
  clients.forEach((client) => client.stop());
  return milliseconds;
}

async function answer(port) {
  let match = 0;
  for await (const line of require("node:readline").createInterface({ input: process.stdin })) {
    const milliseconds = await play(port, `match${match++}`, Number(line));
    console.log(JSON.stringify({ milliseconds }));
  }
}

const [task, port] = process.argv.slice(2);
if (task === "serve") serve();
else answer(port);
