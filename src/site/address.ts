import { addressEnd, fragmentNames } from "../../domain/details/details.ts";

/**
 * Reads the query, and a plate's numbers behind "#". Browsers don't send what is behind "#", so no
 * serial number gets into a server's log.
 */
export function readAddress({ search, hash }: Pick<URL, "search" | "hash"> = location) {
  const address = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (fragmentNames.has(name)) address.set(name, value);
  }
  return address;
}

/** The page's path; "" while its HTML is rendered outside a browser. */
export function pathHere(): string {
  return typeof location === "undefined" ? "" : location.pathname;
}

/** Visitors share the page's address, and a serial number isn't for sharing. */
export function hideSerial(): void {
  const address = readAddress();
  const hidden = [...fragmentNames].filter((name) => address.has(name));
  if (hidden.length === 0) return;
  for (const name of hidden) address.delete(name);
  history.replaceState(history.state, "", location.pathname + addressEnd(address) + pageAnchor());
}

/** Replaces the page's query, so that its address shows what the page shows. */
export function showQuery(query: string): void {
  history.replaceState(history.state, "", query + pageAnchor());
}

/** Browsers don't reload the page for an address that differs only behind "#". */
export function onNewNumbers(read: () => void): () => void {
  const readNumbers = () => {
    if (location.hash.includes("=")) read();
  };
  addEventListener("hashchange", readNumbers);
  return () => removeEventListener("hashchange", readNumbers);
}

/** The anchor with its "#", or "" for an address without one. A plate's numbers aren't an anchor. */
function pageAnchor(): string {
  return location.hash.includes("=") ? "" : location.hash;
}
