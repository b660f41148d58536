import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands before a server, and keeps all that browsers send it: addresses, headers, and bodies. */
export async function recordRequests(to: string) {
  const sent: string[] = [];
  // Longer than a real server takes, so that no address is refused before it is recorded.
  const proxy = createServer({ maxHeaderSize: 100_000 }, (incoming, response) => {
    const { method, url, headers } = incoming;
    const place = sent.push(`${method} ${url} ${JSON.stringify(headers)}`) - 1;
    incoming.on("data", (chunk: Buffer) => (sent[place] += chunk.toString()));
    const passed = request(new URL(url!, to), { method: method!, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not a pipe
  const { port } = proxy.address() as AddressInfo;
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, sent, stop };
}
