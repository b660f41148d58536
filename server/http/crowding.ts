import type { Server } from "node:http";

/** This many connections and requests, for this long, are a crowd. */
const crowd = { size: 100, ms: 100 };

/**
 * Whether connections are waiting to be accepted. Node accepts one per listener in each turn of its
 * event loop, and with thousands of busy clients a turn is long: clients already connected are then
 * served again and again, and nobody else for minutes. If turn after turn brings a connection, or
 * one turn does not end, more are waiting.
 */
export function crowding(server: Server, now = () => performance.now()): () => boolean {
  let beganAt: number | null = null;
  let count = 0;
  let accepted = false;
  let idleAreClosed = false;

  const isCrowded = () => beganAt !== null && count >= crowd.size && now() - beganAt >= crowd.ms;

  function add(): void {
    count += 1;
    if (beganAt !== null) return;
    beganAt = now();
    setImmediate(endOfTurn);
  }

  function endOfTurn(): void {
    if (!accepted) {
      beganAt = null;
      count = 0;
      idleAreClosed = false;
      return;
    }
    setImmediate(endOfTurn);
    accepted = false;
    if (idleAreClosed || !isCrowded()) return;
    server.closeIdleConnections();
    idleAreClosed = true;
  }

  server.on("connection", () => {
    accepted = true;
    add();
  });
  server.prependListener("request", add);
  return isCrowded;
}
