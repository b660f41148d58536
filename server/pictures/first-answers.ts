import { hash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { EnvironmentError } from "../../config/environment.ts";
import type { Asset } from "../http/site-manifest.ts";
import { log, failureFields } from "../http/log.ts";

/** The pages' own components, bundled for the server, in a build's folder. */
export const firstAnswerFile = "first-answer.mjs";

/** What stands in for a tool's answer until the tool's script has arrived. */
interface FirstAnswer {
  readonly html: string;
  readonly css: string;
}

/** Null if the tool at this path shows no answer for this query, which begins with "?". */
export type RenderFirstAnswer = (path: string, query: string) => FirstAnswer | null;

/** Throws an `EnvironmentError` if the build didn't leave the module. */
export async function loadFirstAnswers(dist: string): Promise<RenderFirstAnswer> {
  const { href } = pathToFileURL(dist + firstAnswerFile);
  const module: unknown = await import(/* @vite-ignore */ href).catch((cause: unknown) => {
    const sentence = `The built site cannot be served: ${firstAnswerFile} cannot be loaded. Build it again.`;
    throw new EnvironmentError(sentence, { cause });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has just made it
  const { firstAnswer } = module as { firstAnswer: RenderFirstAnswer };
  return (path, query) => {
    try {
      return firstAnswer(path, query);
    } catch (error) {
      // The tool fills in the page as it does without a server.
      log.error({ path, ...failureFields(error) }, "an answer could not be written into its page");
      return null;
    }
  };
}

/** The page with the answer just before its tool. The style sheet hides the tool meanwhile. */
export function withFirstAnswer(asset: Asset, { html, css }: FirstAnswer): Asset {
  const answer = `<style>${css}</style>${html}`;
  const body = asset.body.toString().replace("<astro-island", (island) => answer + island);
  const digest = hash("sha256", css, "base64");
  const csp = asset.csp?.replace("style-src", `style-src 'sha256-${digest}'`) ?? null;
  return { ...asset, body: Buffer.from(body), csp };
}
