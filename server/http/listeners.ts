import { once } from "node:events";
import type { Server } from "node:http";
import {
  type AddressInfo,
  type ListenOptions,
  type Server as NetServer,
  createServer,
} from "node:net";
import type { Environment } from "../../config/environment.ts";

export interface Listening {
  readonly address: string;
  /** Stops accepting connections. Resolves once those already accepted have ended. */
  readonly close: () => Promise<void>;
}

/**
 * Each listener on a port has its own queue, and Node accepts one connection from each in every
 * turn of its event loop. Only Linux distributes connections over several listeners.
 */
const listenersOnLinux = 32;

/** How many connections the system may queue for each listener; Linux itself allows 4,096. */
const backlog = 4096;

/**
 * Opens many listeners on the port, so that a crowd gets in within seconds. An empty host means
 * every address, and port 0 any free port. Rejects with a message for the operator.
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
      ? `Port ${PORT} is in use. Stop the program that is using it, or choose another port.`
      : "The server could not open its port.";
    throw new Error(sentence, { cause: error });
  }
}

/** Another server could share a shared port, so first make sure that nobody has it. */
async function freePort(options: ListenOptions): Promise<number> {
  const probe = createServer().listen(options);
  await once(probe, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not a pipe
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
