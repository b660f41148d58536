/** The code of an error from the system or from Node.js, such as ENOENT; empty if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
