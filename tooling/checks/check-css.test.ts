import { expect, test } from "vitest";
import {
  classFaults,
  globalClassesIn,
  globalClassesOfModule,
  moduleFaults,
  rawColors,
} from "./check-css.ts";

const component = `<p className={styles.note}><b className={styles.strong} /></p>`;

test("a module whose classes are all used has no faults", () => {
  expect(moduleFaults(".note { color: var(--ink) } .strong {}", component)).toEqual([]);
});

test("a class of a module that no component uses is a fault", () => {
  expect(moduleFaults(".note {} .strong {} .old {}", component)).toEqual([".old is not used"]);
});

test("a class that a module lacks is a fault", () => {
  expect(moduleFaults(".note {}", component)).toEqual([".strong is not defined"]);
});

test("a global class in a module's selector has to be a global sheet's", () => {
  const css = ".note { :global(.stick) & {} } .strong {}";
  expect(moduleFaults(css, component)).toEqual([]);
  expect(classFaults("", globalClassesOfModule(css))).toEqual([".stick is not defined"]);
});

test("a global class that nothing uses is a fault, and so is one that no sheet defines", () => {
  const used = globalClassesIn("card.tsx", `<p className="card wide" />`);
  expect(classFaults(".card {} .wide {}", used)).toEqual([]);
  expect(classFaults(".card {} .wide {} .old {}", used)).toEqual([".old is not used"]);
  expect(classFaults(".card {}", used)).toEqual([".wide is not defined"]);
});

test("a class that only a comment of a sheet names is not defined", () => {
  expect(classFaults("/* Unlike .card */", [])).toEqual([]);
});

test.each([
  ["card.tsx", `<p className="card wide" />`],
  ["card.tsx", `<p className={isWide ? "card" : "wide"} />`],
  ["card.tsx", `<p className={kind === "sign" ? ("card") : isOpen && "wide"} />`],
  ["card.tsx", "<p className={`${styles.note} card ${isWide ? 'wide' : ''}`} />"],
  ["notice.ts", `Object.assign(box, { className: "card wide" })`],
  [
    "page.astro",
    `---\nconst title = "A page";\n---\n<main class="card wide"><p title="no" /></main>`,
  ],
])("the classes in %s are found: %s", (path, text) => {
  expect(globalClassesIn(path, text)).toEqual(["card", "wide"]);
});

test.each(["#fff", "#0b3d2b80", "rgb(", "oklch("])("the raw color %s is a fault", (color) => {
  const fault = [`${color} is a color outside tokens.css`];
  expect(rawColors(`.card { color: ${color} }`)).toEqual(fault);
  expect(moduleFaults(`.note { color: ${color} } .strong {}`, component)).toEqual(fault);
});
