/** The values of the keys used last, and of no others. */
export interface RecentlyUsed<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

export function recentlyUsed<Value>(size: number): RecentlyUsed<Value> {
  // A map lists its keys in the order in which they were added.
  const values = new Map<string, Value>();
  function set(key: string, value: Value): void {
    values.delete(key);
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= size) break;
      values.delete(oldest);
    }
  }
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void values.delete(key),
  };
}
