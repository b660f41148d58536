import type { Server } from "node:http";

const crowdedMs = 250;

/**
 * Whether connections wait to be accepted. Node accepts one of each listener in a turn of its event
 * loop, and with thousands of busy clients a turn is long: who is connected is then served again and
 * again, and nobody else for minutes. If one turn after another brings a connection, or one does not
 * end, more of them are waiting.
 */
export function crowding(server: Server, now = () => performance.now()): () => boolean {
  let beganAt: number | null = null;
  let accepted = false;
  let idleAreClosed = false;

  const isCrowded = () => beganAt !== null && now() - beganAt > crowdedMs;

  function begin(): void {
    if (beganAt !== null) return;
    beganAt = now();
    setImmediate(endOfTurn);
  }

  function endOfTurn(): void {
    if (!accepted) {
      beganAt = null;
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
    begin();
  });
  server.prependListener("request", begin);
  return isCrowded;
}
