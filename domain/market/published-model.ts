import written from "./asking-price-model.json" with { type: "json" };
import type { JudgedModel } from "./asking-price-model.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `npm run market -- fit` writes this file
export const publishedModel = written as unknown as JudgedModel;
