import type { Server, ServerResponse } from "node:http";

export interface Connections {
  /**
   * Takes no new connections, lets the requests under way be answered, and after `deadlineMs` cuts
   * what is still open: a client that says nothing, or a byte now and then, stops nobody.
   */
  readonly stop: (deadlineMs: number) => Promise<void>;
}

/** Ends connections when others wait for their place, or when the server is to stop. */
export function manageConnections(server: Server): Connections {
  const underWay = new Set<ServerResponse>();
  const othersWait = crowding(server);
  let stopping = false;

  server.prependListener("request", (_request, response: ServerResponse) => {
    if (stopping || othersWait()) return isLast(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });

  return {
    stop: (deadlineMs) =>
      new Promise((resolve) => {
        stopping = true;
        const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        underWay.forEach(isLast);
      }),
  };
}

/** Its connection ends with this response. */
function isLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

const crowdedTurns = 50;

/**
 * Whether connections wait to be accepted. Node accepts one in each turn of its event loop, and with
 * thousands of busy clients a turn is long: who is connected is then served again and again, and
 * nobody else for minutes. If turn after turn brings a connection, more of them are waiting.
 */
function crowding(server: Server): () => boolean {
  let accepted = false;
  let turns = 0;

  function endOfTurn(): void {
    turns = accepted ? turns + 1 : 0;
    if (accepted) setImmediate(endOfTurn);
    if (turns === crowdedTurns) server.closeIdleConnections();
    accepted = false;
  }

  server.on("connection", () => {
    if (turns === 0 && !accepted) setImmediate(endOfTurn);
    accepted = true;
  });
  return () => turns >= crowdedTurns;
}
