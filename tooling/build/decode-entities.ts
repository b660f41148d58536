const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export function decodeEntities(markup: string): string {
  return markup.replace(/&(?:#(x?)([\da-f]+)|([a-z]+));/gi, (entity, hex, code, name) =>
    code === undefined
      ? (named[name] ?? entity)
      : String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
  );
}
