import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFolder } from "../../../config/dist-folder.ts";

const paragraphsOf = (guide: string) =>
  readFileSync(`${projectFolder}src/content/guides/${guide}.md`, "utf8").split("\n");

test.each([
  ["wont-charge", "**Lithium.**"],
  ["buying-guide", "**Storage.**"],
  ["market-trends", "**Cold regions.**"],
])("the guide %s says under %j not to charge lithium below freezing", (guide, title) => {
  const paragraph = paragraphsOf(guide).find(
    (line) => line.includes(title) && line.includes("charge"),
  );
  expect(paragraph).toMatch(/(never|not be) charged?.* below freezing/i);
});
