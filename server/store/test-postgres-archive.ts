import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { createCluster, createDatabase, prepareMachine, startServer } from "./test-postgres.ts";

/**
 * A PostgreSQL that archives its log, like that of an operator who wants point-in-time recovery.
 */
export interface ArchivingPostgres {
  createDatabase(name: string): Promise<string>;
  /** Copies the cluster while it is running, as pg_basebackup does. */
  makeBaseBackup(): Promise<void>;
  /** The server's own time, with the precision of its log. */
  now(): Promise<string>;
  /**
   * Stops the server, starts another with the state as of a given time, and resolves to its
   * address.
   */
  restore(time: string): Promise<string>;
  remove(): Promise<void>;
}

export async function startArchivingPostgres(): Promise<ArchivingPostgres> {
  const machine = prepareMachine();
  const inFolder = (name: string) => join(machine.folder, name);
  const shell = (script: string, input = "") =>
    execFileSync("sh", ["-c", script], { ...machine.options, input, stdio: "pipe" });
  const data = createCluster(machine);
  shell("mkdir archive");
  const archiving = ["archive_mode=on", `archive_command=cp %p ${inFolder("archive")}/%f`];
  const server = await startServer(machine, data, archiving);
  const servers = [server];
  return {
    createDatabase: (name) => createDatabase(server.address, name),
    makeBaseBackup: () =>
      withClient(server.address, async (client) => {
        await client.query("select pg_backup_start('test', true)");
        shell("cp -a data base && rm -r base/pg_wal/* base/postmaster.pid");
        const { rows } = await client.query("select labelfile from pg_backup_stop()");
        shell("cat > base/backup_label", rows[0].labelfile);
      }),
    now: () =>
      withClient(server.address, async (client) => {
        const { rows } = await client.query("select clock_timestamp()::text as now");
        return rows[0].now;
      }),
    async restore(time) {
      // When it stops, it archives what is left of the log.
      await server.stop();
      shell("cp -a base restored && touch restored/recovery.signal");
      const restored = await startServer(machine, inFolder("restored"), [
        `restore_command=cp ${inFolder("archive")}/%f %p`,
        `recovery_target_time=${time}`,
        "recovery_target_action=promote",
      ]);
      servers.push(restored);
      return restored.address;
    },
    async remove() {
      await Promise.all(servers.map((each) => each.stop()));
      rmSync(machine.folder, { recursive: true });
    },
  };
}

async function withClient<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
