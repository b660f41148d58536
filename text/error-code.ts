/** The code of a system or Node.js error, such as ENOENT; "" without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
