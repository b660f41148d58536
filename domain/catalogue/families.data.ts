import written from "./families.json" with { type: "json" };
import type { ModelFamily } from "./family.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- families.test.ts checks the file
const families = written as unknown as readonly ModelFamily[];

type Row = Pick<ModelFamily, "make" | "name"> & Partial<ModelFamily>;

const isBlank = (value: unknown) =>
  value === null ||
  value === false ||
  (typeof value === "object" && Object.values(value).every((each) => each === null));

/** Every tool page loads these rows, so they have no blank fields. families.ts fills those in. */
export const familyRows: readonly Row[] = families.map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only blank fields are left out
  (family) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this drops only blank values
    Object.fromEntries(Object.entries(family).filter(([, value]) => !isBlank(value))) as Row,
);
