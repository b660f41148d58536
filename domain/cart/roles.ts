/** The purposes for which visitors want figures, in the order offered. */
export const roles = ["selling", "trading", "buying", "insuring"] as const;
export type Role = (typeof roles)[number];

/** The role that an address names; selling if it names none. */
export function roleIn(address: URLSearchParams): Role {
  return roles.find((role) => role === address.get("for")) ?? "selling";
}

export const roleLabels: Readonly<Record<Role, string>> = {
  selling: "Selling",
  trading: "Trading in",
  buying: "Buying",
  insuring: "Insuring",
};

/** The verb on the sign. */
export const roleVerbs: Readonly<Record<Role, string>> = {
  selling: "Ask",
  trading: "Expect",
  buying: "Offer",
  insuring: "Insure for",
};
