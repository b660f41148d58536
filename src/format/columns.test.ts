import fc from "fast-check";
import { expect, test } from "vitest";
import { columnsOf, recordsOf } from "./columns.ts";

test("columns hold each field's values in the order of the records", () => {
  const records = [
    { make: "Club Car", seats: 4 },
    { make: "EZ-GO", seats: null },
  ];
  expect(columnsOf(records)).toEqual({ make: ["Club Car", "EZ-GO"], seats: [4, null] });
});

test("any records come back as they were, even from a file", () => {
  const record = fc.record({ name: fc.string(), price: fc.integer(), isLifted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1 }), (records) => {
      const file = JSON.stringify(columnsOf(records));
      expect(recordsOf(JSON.parse(file))).toEqual(records);
    }),
  );
});
