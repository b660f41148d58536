import { addressEnd, plateNumbers } from "../../../domain/cart/details.ts";

/**
 * Reads the page's address: its query, and the numbers of a plate, which stand after "#". What
 * stands there is never sent, so that no serial number gets into a server's log.
 */
export function readAddress({ search, hash }: Pick<URL, "search" | "hash"> = location) {
  const address = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (plateNumbers.has(name)) address.set(name, value);
  }
  return address;
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
