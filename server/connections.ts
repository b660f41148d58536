import type { Server, ServerResponse } from "node:http";

/**
 * Prepares a server to be stopped. The function it returns takes no new connections, lets the
 * requests under way be answered, each as the last one of its connection, and after `deadlineMs`
 * cuts whatever is still open: a client that says nothing, or a byte now and then, stops nobody.
 */
export function stoppable(server: Server): (deadlineMs: number) => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener("request", (_request, response: ServerResponse) => {
    if (stopping) return isLast(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });

  return (deadlineMs) =>
    new Promise((resolve) => {
      stopping = true;
      const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      underWay.forEach(isLast);
    });
}

function isLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
