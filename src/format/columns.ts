/** Records with the same fields, field by field, which is much shorter once compressed. */
export type Columns<T> = { readonly [Field in keyof T]: readonly T[Field][] };

/** The columns of records that all have the fields of the first; there is at least one. */
export function columnsOf<T extends object>(records: readonly T[]): Columns<T> {
  const all = records.map((record) => new Map(Object.entries(record)));
  const columns = [...all[0]!.keys()].map((field) => [field, all.map((each) => each.get(field))]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the fields of T
  return Object.fromEntries(columns) as Columns<T>;
}

/** The records, in the order of their columns. */
export function recordsOf<T extends object>(columns: Columns<T>): T[] {
  const all = Object.entries<readonly unknown[]>(columns);
  return all[0]![1].map((_, row) => {
    const fields = all.map(([field, values]) => [field, values[row]]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the fields of T
    return Object.fromEntries(fields) as T;
  });
}
