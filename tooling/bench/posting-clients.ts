import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Posts messages over a number of connections at once, each after the response to the previous one.
 */
const { address, clients, seconds }: { address: string; clients: number; seconds: number } =
  workerData;
const { hostname, port } = new URL(address);
const end = performance.now() + seconds * 1000;

/** The milliseconds of each response, by status. */
const times: Record<string, number[]> = {};

function post(): void {
  if (performance.now() > end) return;
  const socket = connect(Number(port), hostname);
  let askedAt = performance.now();
  const ask = () => {
    askedAt = performance.now();
    const body = JSON.stringify({ ...message, id: randomUUID() });
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  };
  socket.on("connect", ask);
  socket.on("data", (answer) => {
    const text = answer.toString("latin1");
    (times[text.slice(9, 12)] ??= []).push(performance.now() - askedAt);
    if (performance.now() > end) socket.destroy();
    else if (!/^connection: close/im.test(text)) ask();
  });
  socket.on("error", () => {});
  socket.on("close", post);
}

const head = "POST /api/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
const message = {
  name: "Ann",
  email: "ann@example.com",
  subject: "other",
  message: "Is my DS from 2004? The plate says AG0435. ".repeat(5),
};

for (let client = 0; client < clients; client++) post();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is not a window
setTimeout(() => parentPort!.postMessage(times), (seconds + 2) * 1000);
