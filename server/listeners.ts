import { once } from "node:events";
import type { Server } from "node:http";
import {
  type AddressInfo,
  type ListenOptions,
  type Server as NetServer,
  createServer,
} from "node:net";
import type { Environment } from "../config/environment.ts";

export interface Listening {
  readonly address: string;
  /** Takes no new connections. Resolves once those that were taken have ended. */
  readonly close: () => Promise<void>;
}

/**
 * Each listener of a port has a queue of its own, and Node takes one connection from each in a turn
 * of its event loop. Only Linux spreads connections over several listeners.
 */
const listenersOnLinux = 32;

/** Connections that the system may hold for each listener; Linux itself has a limit of 4,096. */
const backlog = 4096;

/**
 * Listens on the port with many listeners, so that a crowd gets in within seconds. An empty host is
 * every address, and port 0 any free one. Rejects with a sentence.
 */
export async function listen(
  server: Server,
  { PORT, HOST }: Pick<Environment, "PORT" | "HOST">,
  listeners = process.platform === "linux" ? listenersOnLinux : 1,
): Promise<Listening> {
  const host = HOST === "" ? {} : { host: HOST };
  const all: NetServer[] = [server];
  try {
    const options = { ...host, backlog, port: await freePort({ ...host, port: PORT }) };
    if (listeners > 1) Object.assign(options, { reusePort: true });
    const others = Array.from({ length: listeners - 1 }, () =>
      createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit("connection", socket),
      ),
    );
    all.push(...others);
    await Promise.all(all.map((each) => once(each.listen(options), "listening")));
    return {
      address: `http://${HOST || "localhost"}:${options.port}`,
      close: async () => {
        await Promise.all(all.map((each) => new Promise((resolve) => each.close(resolve))));
      },
    };
  } catch (error) {
    for (const each of all) each.close();
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const sentence = isTaken
      ? `Port ${PORT} is in use: stop the program that uses it, or choose another port.`
      : "The server could not open its port.";
    throw new Error(sentence, { cause: error });
  }
}

/** A port that may be shared would be shared with another server, too: nobody may have it yet. */
async function freePort(options: ListenOptions): Promise<number> {
  const probe = createServer().listen(options);
  await once(probe, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not a pipe
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
