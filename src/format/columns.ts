/** Values of the same field together compress much better than records. */
export type Columns<T> = { readonly [Field in keyof T]: readonly T[Field][] };

/** Needs at least one record, and all records with the same fields. */
export function columnsOf<T extends object>(records: readonly T[]): Columns<T> {
  const maps = records.map((record) => new Map(Object.entries(record)));
  const columns = [...maps[0]!.keys()].map((field) => [field, maps.map((map) => map.get(field))]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the fields of T
  return Object.fromEntries(columns) as Columns<T>;
}

export function recordsOf<T extends object>(columns: Columns<T>): T[] {
  const entries = Object.entries<readonly unknown[]>(columns);
  return entries[0]![1].map((_, row) => {
    const fields = entries.map(([field, values]) => [field, values[row]]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the fields of T
    return Object.fromEntries(fields) as T;
  });
}
