/** The type that a request or response says its body has, without parameters. */
export function mediaType(headers: Headers): string {
  return (headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
}
