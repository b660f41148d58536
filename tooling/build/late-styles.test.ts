import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { type InlineConfig, type Rolldown, createBuilder } from "vite";
import { expect, test } from "vitest";
import { lateStyles } from "./late-styles.ts";

const group = { codeSplitting: { groups: [{ name: "all", test: /module\.css|shared/ }] } };

interface BuildOptions {
  color?: string;
  output?: Rolldown.OutputOptions;
  /** The tools of the site's pages. */
  tools?: readonly string[];
}

/** What a tool is built to that loads a part on demand. */
async function built(
  environment: "client" | "prerender",
  { color = "red", output = {}, tools = ["tool"] }: BuildOptions = {},
) {
  const root = mkdtempSync(`${tmpdir()}/late-styles-`);
  mkdirSync(`${root}/src`);
  const write = (name: string, text: string) => writeFileSync(`${root}/src/${name}`, text);
  write("first.module.css", ".first { color: blue }");
  write("late.module.css", `.late { color: ${color} }`);
  write("other.ts", `export { name } from "./late.ts";`);
  write("asked.module.css", ".asked { color: lime }");
  write(
    "asked.ts",
    `import { name } from "./late.ts";
     import own from "./asked.module.css";
     export const asked = name + own.asked;
     export const more = async () => (await import("./deep.ts")).deep;`,
  );
  write("deep.ts", `import { name } from "./late.ts"; export const deep = name + "?";`);
  write(
    "asker.ts",
    `export const ask = async () => {
       const { asked, more } = await import("./asked.ts");
       return asked + (await more());
     };`,
  );
  write("late.ts", `import late from "./late.module.css"; export const name = late.late;`);
  write(
    "tool.ts",
    `import first from "./first.module.css";
     export const names = async () => [first.first, (await import("./late.ts")).name];`,
  );
  const rolldownOptions = {
    input: tools.map((name) => `${root}/src/${name}.ts`),
    output,
    preserveEntrySignatures: "strict",
  } as const;
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [lateStyles()],
    environments: {
      client: { build: { write: false, rolldownOptions } },
      prerender: { consumer: "server", build: { write: false, emitAssets: true, rolldownOptions } },
    },
  };
  const builder = await createBuilder(config);
  const result = await builder.build(builder.environments[environment]!);
  if (!("output" in result)) throw new Error("A build has one output");
  return result.output;
}

type Files = Awaited<ReturnType<typeof built>>;

const scripts = (files: Files) => files.filter((file) => file.type === "chunk");
const sheets = (files: Files) =>
  files.flatMap((file) =>
    file.fileName.endsWith(".css") && "source" in file ? [file.source] : [],
  );
const late = (files: Files) => scripts(files).find(({ isDynamicEntry }) => isDynamicEntry)!;

test("the script of a late part brings its styles, and the page has those of the rest", async () => {
  const files = await built("client");
  expect(late(files).code).toMatch(/^\{let s=new CSSStyleSheet;s\.replaceSync\(".*color:red/);
  expect(sheets(files).join("")).toContain("#00f");
  expect(sheets(files).join("")).not.toContain("red");
  const first = scripts(files).find(({ isEntry }) => isEntry)!;
  expect(first.code).not.toContain("CSSStyleSheet");
});

test("a part that another page has from the start leaves its styles to that page", async () => {
  const files = await built("client", { tools: ["asker", "other"] });
  const has = (name: string) =>
    scripts(files).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}.ts`)))!;
  expect(has("late").code).not.toContain("CSSStyleSheet");
  expect(has("asked").code).toMatch(/^\{let s=new CSSStyleSheet;s\.replaceSync\(".*color:red/);
});

test("a late part is imported without the code that preloads it", async () => {
  const files = await built("client");
  const first = scripts(files).filter((file) => file !== late(files));
  const code = first.map((file) => file.code).join("\n");
  expect(code).toContain("import(");
  expect(code).not.toMatch(/stylesheet|modulepreload/);
});

test("a script has another name when only its styles have changed", async () => {
  const [red, green] = await Promise.all([built("client"), built("client", { color: "green" })]);
  expect(late(red).fileName).not.toBe(late(green).fileName);
});

test("a page is rendered without late parts", async () => {
  const files = await built("prerender");
  const all = [...scripts(files).map(({ code }) => code), ...sheets(files)].join("\n");
  expect(all).toContain("first");
  expect(all).not.toMatch(/color:red|_late_/);
});

test("styles that would reach neither a page nor a late script stop the build", async () => {
  await expect(built("client", { output: group })).rejects.toThrow(
    /Styles in no late script: \S+late\.module\.css/,
  );
});

test("the styles of what a part imports come before its own, which can change them", async () => {
  const files = await built("client", { tools: ["asker", "other"] });
  const asked = scripts(files).find(({ code }) => code.includes("#0f0"))!;
  expect(asked.code.indexOf("color:red")).toBeGreaterThan(0);
  expect(asked.code.indexOf("color:red")).toBeLessThan(asked.code.indexOf("#0f0"));
});

test("a part brings no styles that what asks for it has brought already", async () => {
  const files = await built("client", { tools: ["asker", "other"] });
  const withRed = scripts(files).filter(({ code }) => code.includes("color:red"));
  expect(withRed.map(({ name }) => name)).toEqual(["asked"]);
  expect(scripts(files).some(({ name }) => name === "deep")).toBe(true);
});
