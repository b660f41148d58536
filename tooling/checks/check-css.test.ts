import { expect, test } from "vitest";
import { cssFaults, sameNames } from "./check-css.ts";

const component = `<p className={styles.note}><b className={styles.strong} /></p>`;

test("a stylesheet whose classes are all used has no faults", () => {
  expect(cssFaults(".note { color: var(--ink) } .strong {}", component)).toEqual([]);
});

test("an unused class is a fault", () => {
  expect(cssFaults(".note {} .strong {} .old {}", component)).toEqual([".old is not used"]);
});

test("an undefined class is a fault", () => {
  expect(cssFaults(".note {}", component)).toEqual(["styles.strong is not defined"]);
});

test.each(["#fff", "#0b3d2b80", "rgb(", "oklch("])("the raw color %s is a fault", (color) => {
  expect(cssFaults(`.note { color: ${color} } .strong {}`, component)).toEqual([
    `${color} is a color outside tokens.css`,
  ]);
});

test("two stylesheets with the same name are a fault", () => {
  expect(sameNames(["a/card.module.css", "b/card.module.css", "b/list.module.css"])).toEqual([
    "a/card.module.css and b/card.module.css need different names",
  ]);
});
