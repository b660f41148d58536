/** Who published a listing, in short: a repository's or a site's name, or the text itself. */
export function sourceName(source: string): string {
  if (!URL.canParse(source)) return source.split(":")[0]!;
  const { host, pathname } = new URL(source);
  const [, , repository] = pathname.split("/");
  return host === "github.com" && repository ? repository.replaceAll("-", " ") : host;
}
