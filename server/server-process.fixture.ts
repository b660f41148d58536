import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintName } from "../config/folders.ts";
import { newFolder } from "../config/folder.fixture.ts";
import { writeFacts } from "../tooling/build/built-facts.ts";
import { pictureFont } from "../tooling/build/fonts.ts";
import { bodyFontFile } from "./shared-links/painter.ts";
import { firstAnswerFile } from "./shared-links/first-answers.ts";
import { hashOf } from "./http/site-manifest.ts";

const folder = newFolder();

export const serveProgram = join(import.meta.dirname, "../tooling/build/serve.ts");

/** Writes a site with these pages, as a build leaves it, and returns its folder. */
export async function writeBuild(pages: Readonly<Record<string, string>>): Promise<string> {
  const dist = `${newFolder()}/`;
  mkdirSync(join(dist, "site"), { recursive: true });
  const manifest = Object.entries(pages).map(([path, html], at) => {
    const file = `site/${at}.html`;
    writeFileSync(dist + file, html);
    const etag = hashOf(Buffer.from(html));
    return { path, file, type: "text/html", etag, csp: null, immutable: false, encodings: {} };
  });
  writeFileSync(`${dist}manifest.json`, JSON.stringify(manifest));
  writeFileSync(dist + bodyFontFile, await pictureFont());
  writeFileSync(dist + fingerprintName, "a build");
  writeFileSync(dist + firstAnswerFile, "export const firstAnswer = () => null;");
  writeFacts(dist);
  return dist;
}

type Variables = Readonly<Record<string, string>>;

/** What a process under test starts with, whatever is set where the tests run. */
export function serverVariables(dist: string, changes: Variables = {}): Variables {
  const { PATH = "" } = process.env;
  const dataDir = join(folder, crypto.randomUUID());
  return { PATH, DIST_DIR: dist, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0", ...changes };
}

/** The whole product in a process of its own, behind a proxy that sets `X-Real-IP`. */
export async function startServerProcess(dist: string, changes: Variables = {}) {
  const defaults = { PROXY_HEADER: "X-Real-IP", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, [serveProgram], {
    env: { ...serverVariables(dist, { ...defaults, ...changes }) },
  });
  const origin = await originOf(child);
  return {
    origin,
    port: Number(new URL(origin).port),
    /** The memory that the process takes, in MiB. */
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
    },
    stop: async (): Promise<number | null> => {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      return child.exitCode;
    },
  };
}

function originOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const [, origin] = /CartWorth is at (\S+)/.exec(printed) ?? [];
        if (origin !== undefined) resolve(origin);
      });
    }
    server.once("exit", () => reject(new Error(`The server did not start: ${printed}`)));
  });
}
