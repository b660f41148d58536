import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { crowding } from "./crowding.ts";

export interface Connections {
  /**
   * Answers the requests in progress, and after `deadlineMs` cuts every connection still open, so
   * that a client that sends nothing, or a byte now and then, cannot hold up the stop. `close`
   * stops accepting connections and resolves once those already accepted have ended.
   */
  readonly stop: (close: () => Promise<void>, deadlineMs: number) => Promise<void>;
}

/** In a crowd, a new connection that posts is refused if this many are already being served. */
const postsInCrowd = 12;

/** How long a refused client may take to disconnect before it is cut off. */
const leaveMs = 5000;

/**
 * Ends connections when others are waiting to be accepted, or when the server stops. `onRefused`
 * is called for each form that is refused before it is read.
 */
export function manageConnections(
  server: Server,
  onRefused = () => {},
  crowdingOf = crowding,
): Connections {
  const underWay = new Set<ServerResponse>();
  const notServed = new Set<Socket>();
  let served = 0;
  let stopping = false;

  const serverListeners = server.listeners("connection");
  server.removeAllListeners("connection");
  const othersWait = crowdingOf(server);
  server.on("connection", (socket: Socket) => {
    if (othersWait() && served >= postsInCrowd) refusePost(socket);
    else serve(socket);
  });

  function serve(socket: Socket): void {
    served += 1;
    socket.once("close", () => (served -= 1));
    serverListeners.forEach((listener) => listener.call(server, socket));
  }

  /** A form can be sent again; pages and health checks are served however big the crowd. */
  function refusePost(socket: Socket): void {
    const cut = setTimeout(() => socket.destroy(), leaveMs);
    const destroy = () => socket.destroy();
    notServed.add(socket);
    socket.once("error", destroy).once("end", destroy);
    socket.once("close", () => notServed.delete(socket));
    socket.once("data", (chunk: Buffer) => {
      if (chunk.subarray(0, post.length).equals(post)) {
        onRefused();
        socket.end(comeAgain);
        return;
      }
      clearTimeout(cut);
      notServed.delete(socket);
      socket.off("error", destroy).off("end", destroy);
      socket.pause().unshift(chunk);
      serve(socket);
      socket.resume();
    });
  }

  server.prependListener("request", (_request, response: ServerResponse) => {
    if (stopping || othersWait()) return isLast(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });

  return {
    stop: async (close, deadlineMs) => {
      stopping = true;
      const cut = setTimeout(() => {
        server.closeAllConnections();
        notServed.forEach((socket) => socket.destroy());
      }, deadlineMs);
      const closed = close();
      underWay.forEach(isLast);
      await closed;
      clearTimeout(cut);
    },
  };
}

const post = Buffer.from("POST ");

/** For visitors without JavaScript; a page that sends with a script shows its own message. */
const comeAgain = responseText(
  "We are very busy right now. Nothing you typed is lost: go back and send it again in a few seconds.",
);

function responseText(sentence: string): Buffer {
  const head = [
    "HTTP/1.1 503 Service Unavailable",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(sentence)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Retry-After: 5",
    "Connection: close",
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${sentence}`);
}

/** Ends the connection after this response. */
function isLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
