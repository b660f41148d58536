import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closestBy } from "./closest.ts";
import { hexOf } from "./hex.ts";
import { columnsOf, recordsOf } from "./columns.ts";
import { dateText } from "./date-text.ts";

const nameOnly = (name: string) => [name];

describe("the closest of several names", () => {
  const names = ["Precedent", "Onward", "Tempo", "Carryall", "DS"];

  test("a name is its own closest match in any case and punctuation", () => {
    const anyName = fc.constantFrom(...names);
    const anyMark = fc.constantFrom("", " ", "-", "_", ".");
    fc.assert(
      fc.property(anyName, anyMark, fc.nat(8), fc.boolean(), (name, mark, position, isUpper) => {
        const marked = name.slice(0, position) + mark + name.slice(position);
        const text = isUpper ? marked.toUpperCase() : marked.toLowerCase();
        expect(closestBy(text, names, nameOnly)).toBe(name);
      }),
    );
  });

  test("the closest match of any text is one of the names or none", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([...names, null]).toContain(closestBy(text, names, nameOnly));
      }),
    );
  });

  test.each([
    ["onwarb", "Onward"],
    ["onwrd", "Onward"],
    ["oonward", "Onward"],
    ["omwerd", "Onward"],
    ["omwert", null],
    ["ow", null],
    ["dx", null],
    ["", null],
  ])("the closest name to %j is %s", (text, name) => {
    expect(closestBy(text, names, nameOnly)).toBe(name);
  });

  test("the nearest of several near names wins in any order", () => {
    const similarNames = ["Tempe", "Tempo", "Tempos"];
    for (const choices of [similarNames, similarNames.toReversed()]) {
      expect(closestBy("tempos", choices, nameOnly)).toBe("Tempos");
      expect(closestBy("tempo", choices, nameOnly)).toBe("Tempo");
    }
  });

  test("the first of two equally near names wins", () => {
    expect(closestBy("tempu", ["Tempa", "Tempe"], nameOnly)).toBe("Tempa");
  });

  test("a choice can be found by any of its names", () => {
    const places = [
      { code: "fl", name: "Florida" },
      { code: "ga", name: "Georgia" },
    ];
    const namesOf = ({ code, name }: { code: string; name: string }) => [code, name];
    expect(closestBy("ga", places, namesOf)?.name).toBe("Georgia");
    expect(closestBy("georgja", places, namesOf)?.code).toBe("ga");
  });

  test("a file ending for pages is ignored", () => {
    expect(closestBy("ds.html", names, nameOnly)).toBe("DS");
    expect(closestBy("ds.htm", names, nameOnly)).toBe("DS");
    expect(closestBy("ds.php", names, nameOnly)).toBeNull();
  });

  test("an empty list has no closest name", () => {
    expect(closestBy("onward", [], nameOnly)).toBeNull();
  });
});

test("bytes are written as hexadecimal digits like Node.js writes them", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString("hex"));
    }),
  );
});

test("columns hold each field's values in the order of the records", () => {
  const records = [
    { make: "Club Car", seats: 4 },
    { make: "EZ-GO", seats: null },
  ];
  expect(columnsOf(records)).toEqual({ make: ["Club Car", "EZ-GO"], seats: [4, null] });
});

test("any records survive columns and JSON unchanged", () => {
  const record = fc.record({ name: fc.string(), price: fc.integer(), isLifted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1 }), (records) => {
      const file = JSON.stringify(columnsOf(records));
      expect(recordsOf(JSON.parse(file))).toEqual(records);
    }),
  );
});

test.each([
  ["2026-09-03", "Sep 3, 2026"],
  ["2026-09", "Sep 2026"],
  ["2026", "2026"],
])("the date %s is shown as %s", (date, text) => {
  expect(dateText(date)).toBe(text);
});
