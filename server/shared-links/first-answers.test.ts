import { writeFileSync } from "node:fs";
import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { anAsset } from "../site.fixture.ts";
import { firstAnswerFile, loadFirstAnswers, insertFirstAnswer } from "./first-answers.ts";
import { startPreviewServer, toolPage } from "./preview-server.fixture.ts";
import { sharedQuery } from "./shared-cart.fixture.ts";

const answer = `<section style="--x:1">$3,300 <i style="--x:2"></i><i style="--x:1"></i> $& $1</section>`;
const digestOf = (style: string) => `'sha256-${hash("sha256", style, "base64")}'`;

test("the answer stands just before the page's first tool, and the policy allows its styles and no others", () => {
  const page = anAsset(
    "/",
    "<main><astro-island>1</astro-island><astro-island>2</astro-island></main>",
    {
      csp: "default-src 'none'; style-src 'sha256-a'",
    },
  );
  const { body, csp } = insertFirstAnswer(page, answer);
  expect(body.toString()).toBe(
    `<main>${answer}<astro-island>1</astro-island><astro-island>2</astro-island></main>`,
  );
  const allowed = `'unsafe-hashes' ${digestOf("--x:1")} ${digestOf("--x:2")}`;
  expect(csp).toBe(`default-src 'none'; style-src ${allowed} 'sha256-a'`);
});

test("a cart's address gets its answer, with the policy in the header, and other addresses don't", async () => {
  const asked: string[] = [];
  const server = await startPreviewServer({
    firstAnswer: (path, query) => {
      asked.push(path + query);
      return answer;
    },
  });
  const shared = await server.get(`/fl${sharedQuery()}`);
  expect(await shared.text()).toContain(answer);
  expect(shared.headers.get("content-security-policy")).toContain(digestOf("--x:2"));
  expect(await (await server.get("/fl")).text()).not.toContain(answer);
  expect(asked).toEqual([`/fl${sharedQuery()}`]);
  await server.close();
});

test("a recall check gets its answer, keeps its own metadata, and differs from the page as it was built", async () => {
  const server = await startPreviewServer({
    firstAnswer: (_, query) => (query.includes("make") ? answer : null),
  });
  const checked = await server.get("/recalls?make=Garia&year=2015");
  const html = await checked.text();
  expect(html).toContain(answer);
  expect(html.replace(answer, "")).toBe(toolPage("/recalls"));
  const built = await server.get("/recalls?from=/fl");
  expect(await built.text()).toBe(toolPage("/recalls"));
  expect(checked.headers.get("etag")).not.toBe(built.headers.get("etag"));
  const long = await server.get(`/recalls?make=${"x".repeat(3000)}`);
  expect(await long.text()).toBe(toolPage("/recalls"));
  await server.close();
});

test("a build without the module is said to need another build", async () => {
  await expect(loadFirstAnswers(`${newFolder()}/`)).rejects.toThrow(
    "The built site cannot be served: first-answer.mjs cannot be loaded. Build it again.",
  );
});

test("an answer that can't be rendered leaves the page as it is", async () => {
  const dist = `${newFolder()}/`;
  writeFileSync(
    dist + firstAnswerFile,
    `export const firstAnswer = () => { throw new Error("x"); };`,
  );
  expect((await loadFirstAnswers(dist))("/", "?year=2018", 2026)).toBeNull();
});
