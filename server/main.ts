import { serve } from "@hono/node-server";
import { readEnvironment } from "../config/environment.ts";
import { createApp } from "./app.ts";
import { loadSite } from "./site.ts";

/** Serves the site built in the folder `dist` until the process is told to stop. */
export async function serveSite(dist: string): Promise<void> {
  const { PORT, HOST } = readEnvironment(process.env);
  const app = createApp({ site: loadSite(dist) });
  const server = serve({
    fetch: app.fetch,
    port: PORT,
    ...(HOST !== "" && { hostname: HOST }),
  });

  server.on("listening", () =>
    console.log(`CartWorth is at http://${HOST || "localhost"}:${port()}`),
  );
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${PORT} is in use: stop the program that uses it, or set PORT to another.`
        : `The server cannot listen: ${error.message}`,
    );
    process.exitCode = 1;
  });

  // Requests under way are answered; idle connections are closed at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => server.close());

  function port(): number {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : PORT;
  }
}
