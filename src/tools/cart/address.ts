/** Numbers on a cart's plate: they say whose cart it is. */
const plateNumbers = new Set(["serial", "number"]);

/**
 * What the page's address says: its query, and the numbers of a plate, which stand after "#". What
 * stands there is never sent, so that no serial number gets into a server's log.
 */
export function readAddress({ search, hash }: Pick<URL, "search" | "hash"> = location) {
  const address = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (plateNumbers.has(name)) address.set(name, value);
  }
  return address;
}

/** The end of an address that says this to `readAddress`. */
export function addressEnd(fields: Iterable<readonly [name: string, text: string]>): string {
  const [query, plate] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, text] of fields) {
    if (!plateNumbers.has(name)) query.append(name, text);
    else if (text !== "") plate.append(name, text);
  }
  return (query.size === 0 ? "" : `?${query}`) + (plate.size === 0 ? "" : `#${plate}`);
}

/** Takes the serial number out of the address, which the visitor may share. */
export function hideSerial(): void {
  const address = readAddress();
  if (!address.has("serial")) return;
  address.delete("serial");
  history.replaceState(history.state, "", location.pathname + addressEnd(address) + place());
}

/**
 * Calls back when another address with numbers after its "#" is opened in the same tab, which does
 * not load the page again.
 */
export function onNewNumbers(read: () => void): () => void {
  const readNumbers = () => {
    if (location.hash.includes("=")) read();
  };
  addEventListener("hashchange", readNumbers);
  return () => removeEventListener("hashchange", readNumbers);
}

/** The place on the page that the address names, with its "#"; "" if it names none. */
export function place(): string {
  return location.hash.includes("=") ? "" : location.hash;
}
