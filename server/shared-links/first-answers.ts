import { hash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { EnvironmentError } from "../../config/environment.ts";
import type { Asset } from "../http/site-manifest.ts";
import { log, failureFields } from "../http/log.ts";

/** The pages' own components, bundled for the server, in a build's folder. */
export const firstAnswerFile = "first-answer.mjs";

/** Returns the answer's HTML; null if the tool at this path has none for the query, which begins with "?". */
export type RenderFirstAnswer = (path: string, query: string, asOfYear: number) => string | null;

/** Throws an `EnvironmentError` if the build didn't leave the module. */
export async function loadFirstAnswers(dist: string): Promise<RenderFirstAnswer> {
  const { href } = pathToFileURL(dist + firstAnswerFile);
  const module: unknown = await import(/* @vite-ignore */ href).catch((cause: unknown) => {
    const sentence = `The built site cannot be served: ${firstAnswerFile} cannot be loaded. Build it again.`;
    throw new EnvironmentError(sentence, { cause });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build writes this module
  const { firstAnswer } = module as { firstAnswer: RenderFirstAnswer };
  return (path, query, asOfYear) => {
    try {
      return firstAnswer(path, query, asOfYear);
    } catch (error) {
      // The tool fills in the page as it does without a server.
      log.error({ path, ...failureFields(error) }, "an answer could not be written into its page");
      return null;
    }
  };
}

/**
 * Inserts the answer before the tool, which stays hidden until its script arrives. The page's content
 * security policy then allows the answer's inline styles by hash.
 */
export function insertFirstAnswer(asset: Asset, answer: string): Asset {
  const html = asset.body.toString().replace("<astro-island", (island) => answer + island);
  const styles = new Set(Array.from(answer.matchAll(/ style="([^"]*)"/g), ([, style]) => style!));
  const hashes = Array.from(styles, (style) => `'sha256-${hash("sha256", style, "base64")}'`);
  const allowed = ["style-src", "'unsafe-hashes'", ...hashes].join(" ");
  return {
    ...asset,
    etag: hash("sha256", asset.etag + answer, "base64url").slice(0, 22),
    body: Buffer.from(html),
    csp: asset.csp?.replace("style-src", allowed) ?? null,
  };
}
