/** Enough for the names in one spreadsheet, or in an hour's requests. */
const maxKept = 1000;

/**
 * Returns a function that computes each key's value once, because the same few names keep coming up.
 * Anybody can type a new key, so it starts over after a thousand.
 */
export function createMemory<Value>(): (key: string, compute: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, compute) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = compute();
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, value);
    return value;
  };
}
