import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "./open-store.ts";
import type { Store } from "./store.ts";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";

/** Stores of both kinds for tests, by name; each is empty the first time. */
export interface TestStores {
  readonly folder: string;
  readonly postgres: TestPostgres;
  /** The folder of a SQLite store. */
  dataDir(name: string): string;
  /** The address of a PostgreSQL store. */
  address(name: string): Promise<string>;
  openSqlite(name: string): Promise<Store>;
  openPostgres(name: string): Promise<Store>;
  /** Removes all of them. */
  remove(): Promise<void>;
}

export async function startTestStores(): Promise<TestStores> {
  const folder = await mkdtemp(join(tmpdir(), "cartworth-store-"));
  const postgres = await startTestPostgres();
  const addresses = new Map<string, Promise<string>>();
  const dataDir = (name: string) => join(folder, name);
  const address = (name: string) => {
    const found = addresses.get(name) ?? postgres.createDatabase(name);
    addresses.set(name, found);
    return found;
  };
  return {
    folder,
    postgres,
    dataDir,
    address,
    openSqlite: (name) => openStore({ databaseUrl: "", dataDir: dataDir(name) }),
    openPostgres: async (name) =>
      openStore({ databaseUrl: await address(name), dataDir: dataDir(name) }),
    async remove() {
      await postgres.remove();
      await rm(folder, { recursive: true });
    },
  };
}
