export const roles = ["selling", "trading", "buying", "insuring"] as const;
export type Role = (typeof roles)[number];

/** The role that the tool of the page at this path opens with. */
export const usualRoleAt = (path: string): Role =>
  path === "/trade-in-guide" ? "trading" : "selling";

export function roleIn(address: URLSearchParams, usualRole: Role = "selling"): Role {
  return roles.find((role) => role === address.get("for")) ?? usualRole;
}

/** The part of an address that `roleIn` reads; "" for the usual role. */
export function roleQuery(role: Role, usualRole: Role = "selling"): string {
  return role === usualRole ? "" : `&for=${role}`;
}

export const roleLabels: Readonly<Record<Role, string>> = {
  selling: "Selling",
  trading: "Trading in",
  buying: "Buying",
  insuring: "Insuring",
};

export const roleVerbs: Readonly<Record<Role, string>> = {
  selling: "Ask",
  trading: "Expect",
  buying: "Offer",
  insuring: "Insure for",
};
