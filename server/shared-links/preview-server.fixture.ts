import { writeFileSync } from "node:fs";
import { bodyFontFile, createPainter } from "./painter.ts";
import { pictureFont } from "../../tooling/build/fonts.ts";
import { noCartLimit } from "../http/cart-limit.ts";
import { type PreviewOptions, createApp } from "../app.ts";
import { noLimit } from "../http/limiter.ts";
import { serveApp } from "../serve.ts";
import { anAsset, siteOf } from "../site.fixture.ts";
import { newFolder } from "../../config/folder.fixture.ts";

export function toolPage(path: string): string {
  const name = path === "/" ? "home" : path.slice(1);
  return (
    `<html><title>Value | CartWorth</title>` +
    `<meta property="og:title" content="Value | CartWorth">` +
    `<meta property="og:url" content="https://c.example${path}">` +
    `<meta property="og:image" content="https://c.example/social/${name}.jpg">` +
    `<main>${"<p>A cart</p>".repeat(200)}<astro-island></astro-island></main></html>`
  );
}

const paths = [
  "/",
  "/fl",
  "/club-car",
  "/check-a-price",
  "/for-sale",
  "/recalls",
  "/contact",
  "/404",
];
const site = siteOf(
  ...paths.map((path) =>
    anAsset(path, toolPage(path), { etag: `tag-of-${path.slice(1)}`, csp: "style-src 'none'" }),
  ),
);

const dist = `${newFolder()}/`;

/** A server on this machine with a few pages and real pictures. */
export async function startPreviewServer(options: Partial<PreviewOptions> = {}) {
  writeFileSync(dist + bodyFontFile, await pictureFont());
  const previews = {
    paint: createPainter(dist),
    buildFingerprint: "a build",
    limiter: noLimit,
    limits: noCartLimit,
    now: () => new Date("2026-06-01T12:00:00Z"),
    proxyHeader: "",
    firstAnswer: () => null,
    ...options,
  };
  const app = createApp({ site, previews });
  const { address, stop } = await serveApp(app, { PORT: 0, HOST: "127.0.0.1" });
  return {
    app,
    get: (path: string, init: RequestInit = {}) =>
      fetch(address + path, { redirect: "manual", ...init }),
    close: () => stop(0),
  };
}
