import written from "./makes.json" with { type: "json" };
import { type Make, slugOf } from "./make.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-data.test.ts checks the file
const records = written as unknown as readonly Omit<Make, "slug">[];

export const makes: readonly Make[] = records.map((record) => ({
  ...record,
  slug: slugOf(record.name),
}));
