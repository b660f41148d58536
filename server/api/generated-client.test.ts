import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { beforeAll, expect, test } from "vitest";
import { openApiDocument } from "../../domain/value-api/openapi.ts";
import { serveApp } from "../serve.ts";
import { precedent, sampleApi } from "./value-api.fixture.ts";
import { newFolder } from "../../config/folder.fixture.ts";

/** Holds the client that a developer gets from the document and nothing else. */
const folder = newFolder();

interface ClientAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}
type Call = (options: object) => Promise<ClientAnswer>;
let sdk: Record<"getValue" | "getDocument", Call>;
let baseUrl: string;

beforeAll(async () => {
  const input = toJson(openApiDocument());
  await createClient({
    input,
    logs: { level: "silent", file: false },
    output: { path: join(folder, "client"), module: { extension: ".ts" } },
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
  });
  sdk = await import(join(folder, "client/sdk.gen.ts"));
  const { address, stop } = await serveApp(sampleApi().api, { PORT: 0, HOST: "127.0.0.1" });
  baseUrl = `${address}/api/v1`;
  return () => stop(0);
});

test("a client generated from the document values a cart", async () => {
  const query = { ...precedent, asOfYear: 2026 };
  const { data } = await sdk.getValue({ baseUrl, query });
  expect(data).toMatchObject({ estimate: { value: 2826, low: 2402, high: 3250 } });
  const { data: document } = await sdk.getDocument({ baseUrl });
  expect(document).toEqual(toJson(openApiDocument()));
});

test("a client generated from the document gets a sentence for each field that is wrong", async () => {
  const { error, response } = await sdk.getValue({ baseUrl, query: { ...precedent, seats: 3 } });
  expect(response.status).toBe(422);
  const detail: unknown = expect.stringMatching(/^Choose the number of seats/);
  expect(error).toMatchObject({ errors: [{ parameter: "seats", detail }] });
});

test("a generated client’s types know every figure, and which names a cart may have", () => {
  const program = (cart: string) => `
    import { getValue } from "./client/sdk.gen.ts";
    const { data, error } = await getValue({ query: ${cart} });
    const estimate: number | undefined = data?.estimate.value;
    const dealers: number | undefined = data?.dealers?.asking;
    const low: number | undefined = data?.tradeIn?.low;
    const detail: string | undefined = error?.errors?.[0]?.detail;
    export { estimate, dealers, low, detail };`;
  expect(typeErrors(program(JSON.stringify(precedent)))).toBe("");
  expect(typeErrors(program(JSON.stringify({ ...precedent, wheels: 4 })))).toContain("wheels");
  expect(typeErrors(program(JSON.stringify({ ...precedent, seats: 3 })))).toContain("'3'");
});

const toJson = (value: unknown) => JSON.parse(JSON.stringify(value));

function typeErrors(program: string): string {
  writeFileSync(join(folder, "program.ts"), program);
  const tsc = join(import.meta.dirname, "../../node_modules/typescript-7/bin/tsc");
  const options =
    "--ignoreConfig --noEmit --strict --skipLibCheck --target esnext --module esnext --moduleResolution bundler";
  const lib = "--allowImportingTsExtensions --lib esnext,dom,dom.iterable";
  const roots = ["--typeRoots", join(import.meta.dirname, "../../node_modules/@types")];
  const args = [tsc, ...`${options} ${lib}`.split(" "), ...roots, join(folder, "program.ts")];
  try {
    execFileSync(process.execPath, args, { encoding: "utf8" });
    return "";
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}
