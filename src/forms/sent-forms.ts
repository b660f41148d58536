/** `path` is the last part of the form's address in the API. */
export const sentForms = {
  messages: { path: "messages", draft: "message", name: "message", loggedAs: "Contact" },
  stock: { path: "messages", draft: "stock", name: "inventory list", loggedAs: "Inventory" },
  leads: { path: "leads", draft: "lead", name: "sale form", loggedAs: "Sell Your Golf Cart" },
  sales: { path: "sales", draft: "sale", name: "report", loggedAs: "Reported Sale" },
} as const;

export type Destination = keyof typeof sentForms;
export type DraftName = (typeof sentForms)[Destination]["draft"];

export function isDestination(to: unknown): to is Destination {
  return typeof to === "string" && Object.hasOwn(sentForms, to);
}
