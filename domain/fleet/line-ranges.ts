const maxRanges = 12;

/** "1, 2, 9 to 12", in the order of the file */
export function lineRanges(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to + 1 === line) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  const texts = ranges
    .slice(0, maxRanges)
    .map(({ from, to }) =>
      from === to ? String(from) : to === from + 1 ? `${from}, ${to}` : `${from} to ${to}`,
    );
  const more = ranges.length > maxRanges ? ", …" : "";
  return `${texts.join(", ")}${more}`;
}
