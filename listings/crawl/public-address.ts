import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IPv4 networks that are not public (IANA's special-purpose registry). */
const special4 = networks("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);
/** The IPv6 network of public hosts, */
const global6 = networks("ipv6", [["2000::", 3]]);
/** and the parts of it that are for documentation, protocols or tunnels to IPv4. */
const special6 = networks("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/** Whether an IP address is public: not this machine's, not this network's, not reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address);
  return isIPv6(address) && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

function networks(family: "ipv4" | "ipv6", subnets: readonly (readonly [string, number])[]) {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}
