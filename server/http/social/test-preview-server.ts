import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { bodyFontFile, createPainter } from "../../social/painter.ts";
import { pictureFont } from "../../../tooling/build/fonts.ts";
import { createApp } from "../app.ts";
import { noLimit } from "../limiter.ts";
import type { Asset } from "../site-manifest.ts";
import type { PreviewOptions } from "./previews.ts";
import { newFolder } from "../../../config/test-folder.ts";

export function toolPage(path: string): string {
  const name = path === "/" ? "home" : path.slice(1);
  return (
    `<html><title>Value | CartWorth</title>` +
    `<meta property="og:title" content="Value | CartWorth">` +
    `<meta property="og:url" content="https://c.example${path}">` +
    `<meta property="og:image" content="https://c.example/social/${name}.jpg">` +
    `<main>${"<p>A cart</p>".repeat(200)}</main></html>`
  );
}

function asset(path: string): Asset {
  const html = toolPage(path);
  return {
    path,
    type: "text/html; charset=utf-8",
    etag: `tag-of-${path.slice(1)}`,
    immutable: false,
    isForOtherSites: false,
    csp: "default-src 'none'",
    body: Buffer.from(html),
    encodings: { gzip: gzipSync(html) },
  };
}

const site = new Map(
  ["/", "/fl", "/club-car", "/contact", "/404"].map((path) => [path, asset(path)]),
);

const dist = `${newFolder()}/`;

/** A server on this machine with a few pages and real pictures. */
export async function startPreviewServer(options: Partial<PreviewOptions> = {}) {
  writeFileSync(dist + bodyFontFile, await pictureFont());
  const previews = {
    painter: createPainter(dist),
    limiter: noLimit,
    now: () => new Date("2026-06-01T12:00:00Z"),
    proxyHeader: "",
    ...options,
  };
  const server = createAdaptorServer({ fetch: createApp({ site, previews }).fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init }),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await previews.painter.close();
    },
  };
}
