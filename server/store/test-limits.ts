import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Opens a store in a process whose files cannot grow beyond the given number of bytes, as on a full
 * disk; resolves to the error it got, or "opened".
 */
export async function limitFileSize(bytes: number, dataDir: string): Promise<string> {
  const script = `
    const { openStore } = await import(${JSON.stringify(new URL("open-store.ts", import.meta.url).href)});
    await openStore({ databaseUrl: "", dataDir: ${JSON.stringify(dataDir)} }).then(
      () => console.log("opened"),
      (error) => console.log(\`\${error.constructor.name}: \${error.message}\`),
    );`;
  const node = [process.execPath, "--input-type=module", "-e", script];
  const { stdout } = await promisify(execFile)("prlimit", [`--fsize=${bytes}`, "--", ...node]);
  return stdout;
}

/** Does work as a user who is subject to file modes: root may write anywhere. */
export async function asOrdinaryUser(work: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(nobody);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}

const nobody = 65_534;
