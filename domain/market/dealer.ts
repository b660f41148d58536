import { spellingOf } from "../words/name-match.ts";

/** An address's host, a repository's owner, or the text before a colon. */
export function dealerOf(source: string): string {
  if (!URL.canParse(source)) return spellingOf(source.split(":")[0] ?? source);
  const { host, pathname } = new URL(source);
  const owner = pathname.split("/")[1];
  return repositoryHosts.has(host) && owner ? `github.com/${owner}` : host.replace(/^www\./, "");
}

/** The second serves the files themselves. */
const repositoryHosts: ReadonlySet<string> = new Set(["github.com", "raw.githubusercontent.com"]);

/** For a dealer as `dealerOf` names it. */
export function nameOfDealer(dealer: string): string {
  return names[dealer] ?? dealer.replace(/^github\.com\//, "");
}

/** Dealers whose sites or repositories aren't named after them. */
const names: Readonly<Record<string, string>> = {
  "github.com/Tigon-Golf-Carts-LLC": "Tigon Golf Carts",
  "github.com/bfuller7141": "West Valley Golf Cars",
  "discoverygolfcars.com": "Discovery Golf Cars",
  "github.com/growthbco": "Masters Golf",
  "github.com/theotherwhitemeat": "East Cobb Carts",
  "smartchoicegolfcarts,florida": "Smart Choice Golf Carts",
};

export function dealerName(source: string): string {
  const name = names[dealerOf(source)];
  if (name !== undefined) return name;
  if (!URL.canParse(source)) return source.split(":")[0] ?? source;
  const { host, pathname } = new URL(source);
  const repository = pathname.split("/")[2];
  return repositoryHosts.has(host) && repository ? repository.replaceAll("-", " ") : host;
}
