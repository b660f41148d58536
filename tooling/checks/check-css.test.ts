import { expect, test } from "vitest";
import { cssFaults } from "./check-css.ts";

const component = `<p className={styles.note}><b className={styles.strong} /></p>`;

test("a stylesheet whose classes are all used has no fault", () => {
  expect(cssFaults(".note { color: var(--ink) } .strong {}", component)).toEqual([]);
});

test("a class nobody uses is a fault", () => {
  expect(cssFaults(".note {} .strong {} .old {}", component)).toEqual([".old is not used"]);
});

test("a class nobody defines is a fault", () => {
  expect(cssFaults(".note {}", component)).toEqual(["styles.strong is not defined"]);
});

test.each(["#fff", "#0b3d2b80", "rgb(", "oklch("])("the raw colour %s is a fault", (colour) => {
  expect(cssFaults(`.note { color: ${colour} } .strong {}`, component)).toEqual([
    `${colour} is a colour outside tokens.css`,
  ]);
});
