import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "vite";
import { expect, test } from "vitest";
import { islandElement } from "./island-element.ts";

/** Where the framework takes the element's script from. */
const framework = createRequire(import.meta.url)
  .resolve("astro/package.json")
  .replace("package.json", "dist/runtime/server/scripts.js");

async function bundled(plugins: ReturnType<typeof islandElement>[]): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "silent",
    plugins,
    build: { write: false, minify: false, ssr: framework },
    ssr: { noExternal: true },
  });
  return JSON.stringify(outputs);
}

test("the framework's element is not in the pages of a build", async () => {
  expect(readFileSync(framework, "utf8")).toContain("./astro-island.prebuilt.js");
  const [theirs, ours] = await Promise.all([bundled([]), bundled([islandElement()])]);
  expect(theirs).toContain("astro_island_prebuilt_default");
  expect(ours).not.toContain("astro_island_prebuilt_default");
});
