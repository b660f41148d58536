import written from "./makes.json" with { type: "json" };
import { familiesOf } from "./families.ts";
import { type Make, slugOf } from "./make.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-makes.test.ts checks the file
const records = written as unknown as readonly Omit<Make, "slug" | "models" | "modelPrices">[];

export const makes: readonly Make[] = records.map((record) => ({
  ...record,
  slug: slugOf(record.name),
  models: familiesOf(record.name).flatMap(({ suggested }) => suggested),
  modelPrices: Object.assign({}, ...familiesOf(record.name).map(({ basePrices }) => basePrices)),
}));
