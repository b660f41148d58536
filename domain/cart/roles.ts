export const roles = ["selling", "trading", "buying", "insuring"] as const;
export type Role = (typeof roles)[number];

/** The role that the tool of the page at this path opens with. */
export const defaultRoleAt = (path: string): Role =>
  path === "/trade-in-guide" ? "trading" : "selling";

export function roleIn(address: URLSearchParams, defaultRole: Role = "selling"): Role {
  return roles.find((role) => role === address.get("for")) ?? defaultRole;
}

/** The part of an address that `roleIn` reads; "" for the default role. */
export function roleQuery(role: Role, defaultRole: Role = "selling"): string {
  return role === defaultRole ? "" : `&for=${role}`;
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
