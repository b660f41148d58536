import { getRequestListener } from "@hono/node-server";
import type { AstroIntegration } from "astro";
import { readEnvironment } from "../../config/environment.ts";
import { createApp } from "../../server/app.ts";
import { openInbox } from "../../server/open-inbox.ts";

/** Lets `npm run dev` receive the forms, with the same inbox as the server. */
export function devApi(): AstroIntegration {
  return {
    name: "dev-api",
    hooks: {
      "astro:server:setup": ({ server }) => {
        const environment = readEnvironment(process.env);
        if (environment.INBOX === "off") return;
        const inbox = openInbox(environment);
        const { fetch } = createApp({ site: new Map(), inbox });
        // Astro's own parts need Node.js's own Response.
        const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith("/api/")) void answer(request, response);
          else next();
        });
        server.httpServer?.once("close", () => void inbox.store.close());
      },
    },
  };
}
