export const roles = ["selling", "trading", "buying", "insuring"] as const;
export type Role = (typeof roles)[number];

export function roleIn(address: URLSearchParams): Role {
  return roles.find((role) => role === address.get("for")) ?? "selling";
}

/** The part of an address that `roleIn` reads; "" for selling, the usual role. */
export function roleQuery(role: Role): string {
  return role === "selling" ? "" : `&for=${role}`;
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
