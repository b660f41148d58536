import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** A mail server that accepts every email, each after `delayMs`, and keeps their Message-IDs. */
export async function startMailServer(delayMs: number) {
  const messageIds: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, callback) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", async () => {
        await setTimeout(delayMs);
        messageIds.push(/^Message-ID: (.*)$/m.exec(text)![1]!.trim());
        callback();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messageIds,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
