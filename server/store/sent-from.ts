import type { ExpressionBuilder } from "kysely";
import type { Tables } from "./schema.ts";

/** Whether an entry is from an address. Entries without one are from nobody. */
export function sentFrom(row: ExpressionBuilder<Tables, "entries">, email: string) {
  return row.and([row("email", "=", email.toLowerCase()), row("email", "!=", "")]);
}
