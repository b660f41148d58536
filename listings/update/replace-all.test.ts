import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { finishReplacing, replaceAll, writeWhole } from "./replace-all.ts";
import { newFolder } from "../../config/folder.fixture.ts";

let folder = "";
const pathOf = (name: string) => join(folder, name);
const textOf = (name: string) => readFileSync(pathOf(name), "utf8");

beforeEach(() => {
  folder = newFolder();
  for (const version of ["old", "new"]) {
    mkdirSync(pathOf(`${version}/site`), { recursive: true });
    writeFileSync(pathOf(`${version}/site/${version}.html`), version);
    writeFileSync(pathOf(`${version}/a.csv`), version);
  }
});

const replacements = () =>
  ["site", "a.csv"].map((name) => ({ from: pathOf(`new/${name}`), to: pathOf(`old/${name}`) }));
const journal = () => pathOf("journal");

function expectReplaced() {
  expect(textOf("old/a.csv")).toBe("new");
  expect(readdirSync(pathOf("old/site"))).toEqual(["new.html"]);
  expect(readdirSync(pathOf("new"))).toEqual([]);
  expect(existsSync(journal())).toBe(false);
}

test("files and folders are replaced, and nothing else is left", () => {
  replaceAll(journal(), replacements());
  expectReplaced();
});

test("a folder that was not there before is added", () => {
  rmSync(pathOf("old/site"), { recursive: true });
  replaceAll(journal(), replacements());
  expectReplaced();
});

test.each([
  ["began", () => {}],
  ["had moved the old folder aside", () => renameSync(pathOf("old/site"), pathOf("new/site.old"))],
  [
    "had moved the new folder",
    () => {
      renameSync(pathOf("old/site"), pathOf("new/site.old"));
      renameSync(pathOf("new/site"), pathOf("old/site"));
      rmSync(pathOf("new/site.old"), { recursive: true });
    },
  ],
  ["had replaced all", () => replaceAll(pathOf("other"), replacements())],
])("a replacement that was stopped after it %s is finished by the next process", (_, before) => {
  before();
  writeFileSync(journal(), JSON.stringify(replacements()));
  expect(finishReplacing(journal())).toBe(true);
  expectReplaced();
  expect(finishReplacing(journal())).toBe(false);
});

test("a failed replacement keeps its journal, so that it can be finished later", () => {
  const [folderFirst, file] = replacements();
  const blocked = { from: file!.from, to: pathOf("none/a.csv") };
  expect(() => replaceAll(journal(), [folderFirst!, blocked])).toThrow(/ENOENT/);
  mkdirSync(pathOf("none"));
  expect(finishReplacing(journal())).toBe(true);
  expect(textOf("none/a.csv")).toBe("new");
});

test("nothing is replaced without a journal", () => {
  cpSync(pathOf("new"), pathOf("newer"), { recursive: true });
  expect(finishReplacing(journal())).toBe(false);
  expect(textOf("old/a.csv")).toBe("old");
});

describe("a single file", () => {
  beforeEach(() => mkdirSync(pathOf("one")));

  test("a written file replaces the old one, and nothing else is left", () => {
    const path = pathOf("one/a.csv");
    for (const text of ["old", "new"]) writeWhole(path, text);
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(readdirSync(pathOf("one"))).toEqual(["a.csv"]);
  });

  test("a reader of the old file sees all of it, because it is replaced and not changed", () => {
    const [path, old] = [pathOf("one/a.csv"), pathOf("one/old.csv")];
    writeWhole(path, "old");
    linkSync(path, old);
    writeWhole(path, "new");
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(readFileSync(old, "utf8")).toBe("old");
  });

  test("a file that can't be replaced stays, and nothing is left beside it", () => {
    const path = pathOf("one/a.csv");
    mkdirSync(path);
    expect(() => writeWhole(path, "new")).toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
    expect(readdirSync(pathOf("one"))).toEqual(["a.csv"]);
  });
});
