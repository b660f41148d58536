import { once } from "node:events";
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../text/error-code.ts";
import { countRefusal, isRefusal, refusalKind } from "./http/refusals.ts";

/**
 * Browsers send a request in one piece or a few, and few bodies that we read are longer than 64 KB; a
 * slower client is only holding a connection.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/** A client that reads nothing for this long is disconnected. */
const idleMs = 60_000;

/** More than a proxy opens. Each takes some memory, and those beyond it are closed at once. */
const maxConnections = 4000;

/** How many connections the system may queue; Linux itself allows 4,096. */
const backlog = 4096;

export interface Serving {
  readonly address: string;
  /** Answers the requests in progress, and cuts every connection still open after `deadlineMs`. */
  readonly stop: (deadlineMs: number) => Promise<void>;
}

/**
 * Serves an app on a port. An empty host means every address, and port 0 any free port. Rejects with
 * a message for the operator.
 */
export async function serveApp(
  app: Hono,
  { PORT, HOST }: { readonly PORT: number; readonly HOST: string },
  count = countRefusal,
): Promise<Serving> {
  const serverOptions = {
    // Doesn't wait for bodies that aren't coming, so it serves 10% more pages a second.
    optimizeEmptyRequests: true,
    // Load balancers check health with HTTP/1.0, which needs no Host.
    requireHostHeader: false,
    ...timeouts,
  };
  const hostname = "localhost";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it's an HTTP/1 server by default
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions, hostname }) as Server;
  server.timeout = idleMs;
  server.maxConnections = maxConnections;
  const unanswered: Unanswered = new WeakMap();
  guardRequests(server, unanswered, count);
  explainRefusals(server, unanswered, count);
  server.on("drop", () => count("connection closed"));
  try {
    server.listen({ port: PORT, ...(HOST !== "" && { host: HOST }), backlog });
    await once(server, "listening");
  } catch (error) {
    const sentence =
      errorCode(error) === "EADDRINUSE"
        ? `Port ${PORT} is in use. Stop the program that is using it, or choose another port.`
        : `The server could not open port ${PORT}${HOST && ` at ${HOST}`}: ${error instanceof Error ? error.message : String(error)}`;
    throw new Error(sentence, { cause: error });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not a pipe
  const { port } = server.address() as AddressInfo;
  return { address: `http://${HOST || "localhost"}:${port}`, stop: (ms) => stopServer(server, ms) };
}

/** The responses that each connection is waiting for. */
type Unanswered = WeakMap<Socket, Set<ServerResponse>>;

/** How many requests a connection may send before it reads an answer. Browsers and proxies send one. */
const maxUnanswered = 4;

/**
 * Cuts connections that request page after page but read none, because each unread answer stays in
 * memory. Also refuses requests that two programs could read differently.
 */
function guardRequests(server: Server, unanswered: Unanswered, count: typeof countRefusal): void {
  const [answer] = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const waiting = unanswered.get(socket) ?? new Set();
    if (waiting.size >= maxUnanswered) {
      count("pipeline cut");
      return socket.destroy();
    }
    unanswered.set(socket, waiting.add(response));
    response.once("close", () => {
      waiting.delete(response);
      const { statusCode } = response;
      if (isRefusal(statusCode)) count(refusalKind(request.url ?? "", statusCode));
    });
    // With two Host headers, a proxy and this server could each believe a different one (RFC 9112, section 3.2).
    if (countHosts(request) > 1) return void response.writeHead(400, { Connection: "close" }).end();
    return answer!.call(server, request, response);
  });
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
}

/** Keyed by the codes of Node's errors; any other request that Node rejects gets 400. */
const refusals: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const refusalTexts: Readonly<Record<number, string>> = {
  431: "This address is too long. Try it without the question mark and what follows it.",
};

/** Node answers with the same codes, but a browser shows its answer as an empty page. */
function explainRefusals(server: Server, unanswered: Unanswered, count: typeof countRefusal): void {
  server.on("clientError", (error, socket) => {
    if (!(socket instanceof Socket)) return void socket.destroy();
    const hasBegun = [...(unanswered.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    // An error mustn't be written into the middle of another answer.
    if (!socket.writable || hasBegun) return void socket.destroy();
    const status = refusals[errorCode(error)] ?? 400;
    count(`connection ${status}`);
    const text = refusalTexts[status] ?? "";
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "Connection: close",
      "Content-Type: text/plain; charset=utf-8",
      `Content-Length: ${text.length}`,
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n${text}`);
    socket.destroySoon();
  });
}

/** Busy clients send their next request within this time, and its answer tells them to close. */
const closeNoticeMs = 200;

/** A client that sends nothing, or a byte now and then, can't delay the shutdown. */
async function stopServer(server: Server, deadlineMs: number): Promise<void> {
  server.prependListener("request", (_request, response: ServerResponse) => {
    // A busy client would otherwise send its next request on the same connection.
    response.setHeader("Connection", "close");
  });
  const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
  // `close` also cuts connections whose next request is already on its way, so busy clients are told first.
  await wait(Math.min(closeNoticeMs, deadlineMs));
  server.close();
  await once(server, "close");
  clearTimeout(cut);
}

/**
 * If `WatchdogSec` asks for it, tells systemd that the event loop is still turning. Detecting a
 * failure is up to systemd: it restarts a service that it does not hear from.
 */
export function notifySystemd(environment: NodeJS.ProcessEnv): void {
  const timeoutMs = Number(environment["WATCHDOG_USEC"] ?? 0) / 1000;
  if (!(timeoutMs > 0) || environment["NOTIFY_SOCKET"] === undefined) return;
  const notifyWatchdog = () => void execFile("systemd-notify", ["WATCHDOG=1"], () => {});
  notifyWatchdog();
  setInterval(notifyWatchdog, timeoutMs / 3).unref();
}
