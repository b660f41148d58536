import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closestBy } from "./closest.ts";
import { hexOf } from "./hex.ts";
import { formatChange, formatDollars } from "../../domain/cart/money.ts";
import { maxAmountLength, readDollars } from "../../domain/cart/read-dollars.ts";
import { columnsOf, recordsOf } from "./columns.ts";
import { dateText } from "./date-text.ts";

const itself = (name: string) => [name];

describe("dollars", () => {
  const anyAmount = fc.integer({ min: 0, max: 999_999_999 });

  test("that are shown can be typed again", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(readDollars(formatDollars(amount))).toBe(amount);
      }),
    );
  });

  test("are read the same with the words of an ad around them", () => {
    const before = fc.constantFrom("", "asking ", "Asking price: ", "$", "only $");
    const after = fc.constantFrom("", " obo", " OBO!", " or best offer", " firm", " USD cash");
    fc.assert(
      fc.property(anyAmount, before, after, (amount, prefix, suffix) => {
        expect(readDollars(`${prefix}${amount.toLocaleString("en-US")}${suffix}`)).toBe(amount);
      }),
    );
  });

  test("are read from thousands with a k", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (thousands) => {
        expect(readDollars(`${thousands}k`)).toBe(thousands * 1000);
        expect(readDollars(`$${thousands}.5 K`)).toBe(thousands * 1000 + 500);
      }),
    );
  });

  test("are a whole number that is not negative, or nothing, whatever is typed", () => {
    const likely = fc.string({ unit: fc.constantFrom(..."0123456789.,$k -obefirm") });
    const anything = fc.oneof(fc.string(), likely);
    fc.assert(
      fc.property(anything, (text) => {
        const amount = readDollars(text);
        if (amount !== null) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  test("of two different amounts are never one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 99_999 }),
        fc.constantFrom("-", " to ", " or ", " - ", " / "),
        (amount, between) => {
          expect(readDollars(`$${amount}${between}$${amount + 1}`)).toBeNull();
        },
      ),
    );
  });

  test("of the longest amount that can be shown fit where they are typed", () => {
    expect(`Asking price: ${formatDollars(999_999_999)} or best offer`.length).toBeLessThanOrEqual(
      maxAmountLength,
    );
  });
});

test("a change and its opposite differ in their signs only", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
      expect(formatChange(amount)).toBe(`+${formatDollars(amount)}`);
      expect(formatChange(-amount)).toBe(formatChange(amount).replace("+", "−"));
    }),
  );
});

describe("the closest of several names", () => {
  const names = ["Precedent", "Onward", "Tempo", "Carryall", "DS"];

  test("is the name itself, however it is capitalized and punctuated", () => {
    const anyName = fc.constantFrom(...names);
    const anyMark = fc.constantFrom("", " ", "-", "_", ".");
    fc.assert(
      fc.property(anyName, anyMark, fc.nat(8), fc.boolean(), (name, mark, at, isUpper) => {
        const marked = name.slice(0, at) + mark + name.slice(at);
        const text = isUpper ? marked.toUpperCase() : marked.toLowerCase();
        expect(closestBy(text, names, itself)).toBe(name);
      }),
    );
  });

  test("is one of them or none, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([...names, null]).toContain(closestBy(text, names, itself));
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
    ["presedent", "Precedent"],
    ["carryal", "Carryall"],
    ["tempoo", "Tempo"],
    ["dx", null],
    ["d", null],
    ["", null],
  ])("for %j is %s", (text, name) => {
    expect(closestBy(text, names, itself)).toBe(name);
  });

  test("is the nearer of two that are near, in any order", () => {
    const alike = ["Tempe", "Tempo", "Tempos"];
    for (const choices of [alike, alike.toReversed()]) {
      expect(closestBy("tempos", choices, itself)).toBe("Tempos");
      expect(closestBy("tempo", choices, itself)).toBe("Tempo");
    }
  });

  test("is the first of two that are equally near", () => {
    expect(closestBy("tempu", ["Tempa", "Tempe"], itself)).toBe("Tempa");
  });

  test("can be found by any of a choice's names", () => {
    const places = [
      { code: "fl", name: "Florida" },
      { code: "ga", name: "Georgia" },
    ];
    const namesOf = ({ code, name }: { code: string; name: string }) => [code, name];
    expect(closestBy("ga", places, namesOf)?.name).toBe("Georgia");
    expect(closestBy("georgja", places, namesOf)?.code).toBe("ga");
  });

  test("is found without the ending of a file", () => {
    expect(closestBy("ds.html", names, itself)).toBe("DS");
    expect(closestBy("ds.htm", names, itself)).toBe("DS");
    expect(closestBy("ds.php", names, itself)).toBeNull();
  });

  test("is none where there are no names", () => {
    expect(closestBy("onward", [], itself)).toBeNull();
  });
});

test("bytes are written as two digits each, as Node.js writes them", () => {
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

test("any records come back as they were, even from a file", () => {
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
])("%s is shown as %s", (date, text) => {
  expect(dateText(date)).toBe(text);
});
