import { expect, test } from "vitest";
import { cssFaults, sameNames } from "./check-css.ts";

const module = "src/card.module.css";
const component = `<p className={styles.note}><b className={styles.strong} /></p>`;
const late = "src/card.css";
const lateComponent = `<p className="card visually-hidden"><b className="card-strong" /></p>`;

test("a stylesheet whose classes are all used has no faults", () => {
  expect(cssFaults(module, ".note { color: var(--ink) } .strong {}", component)).toEqual([]);
  expect(cssFaults(late, ".card { color: var(--ink) } .card-strong {}", lateComponent)).toEqual([]);
});

test("an unused class is a fault", () => {
  const unused = [".old is not used"];
  expect(cssFaults(module, ".note {} .strong {} .old {}", component)).toEqual(unused);
  expect(cssFaults(late, ".card {} .card-strong {} .old {}", lateComponent)).toEqual(unused);
});

test("an undefined class is a fault", () => {
  expect(cssFaults(module, ".note {}", component)).toEqual([".strong is not defined"]);
  expect(cssFaults(late, ".card {}", lateComponent)).toEqual([".card-strong is not defined"]);
});

test.each(["#fff", "#0b3d2b80", "rgb(", "oklch("])("the raw color %s is a fault", (color) => {
  expect(cssFaults(module, `.note { color: ${color} } .strong {}`, component)).toEqual([
    `${color} is a color outside tokens.css`,
  ]);
});

test("two stylesheets with the same name are a fault", () => {
  expect(sameNames(["a/card.module.css", "b/card.module.css", "b/list.module.css"])).toEqual([
    "a/card.module.css and b/card.module.css need different names",
  ]);
});
