import type { Kysely } from "kysely";
import { mapUnavailable } from "./availability.ts";
import type { Tables } from "./schema.ts";
import type { Review, Store } from "./store.ts";

/** The part of the store that keeps what the operator decided about reported sales. */
export function createReviews(db: Kysely<Tables>): Pick<Store, "reviewSales" | "reviews"> {
  return {
    reviewSales: (ids, review) => mapUnavailable(() => reviewSales(db, ids, review)),
    reviews: () => mapUnavailable(() => reviews(db)),
  };
}

/** Selects the ids first, so that a sale that was erased in the meantime is not an error. */
async function reviewSales(
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

async function reviews(db: Kysely<Tables>): Promise<ReadonlyMap<string, Review>> {
  const rows = await db.selectFrom("sale_reviews").selectAll().execute();
  return new Map(
    rows.map(({ id, state, reviewed_at }) => [id, { state, reviewedAt: reviewed_at }]),
  );
}
