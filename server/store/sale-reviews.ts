import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";
import type { Review } from "./store.ts";

/** Selects the ids first, so that a sale that was erased in the meantime is not an error. */
export async function reviewSales(
  db: Kysely<Tables>,
  ids: readonly string[],
  { state, reviewedAt }: Review,
): Promise<number> {
  const result = await db
    .insertInto("sale_reviews")
    .columns(["id", "state", "reviewed_at"])
    .expression((from) =>
      from
        .selectFrom("entries")
        .select((row) => [
          "id",
          row.cast<Review["state"]>(row.val(state), "text").as("state"),
          row.cast<string>(row.val(reviewedAt), "text").as("reviewed_at"),
        ])
        .where("kind", "=", "sale")
        .where("id", "in", ids),
    )
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ state, reviewed_at: reviewedAt }))
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows);
}

export async function reviews(db: Kysely<Tables>): Promise<ReadonlyMap<string, Review>> {
  const rows = await db.selectFrom("sale_reviews").selectAll().execute();
  return new Map(
    rows.map(({ id, state, reviewed_at }) => [id, { state, reviewedAt: reviewed_at }]),
  );
}
