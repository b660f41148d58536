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
const at = (name: string) => join(folder, name);
const textOf = (name: string) => readFileSync(at(name), "utf8");

beforeEach(() => {
  folder = newFolder();
  for (const version of ["old", "new"]) {
    mkdirSync(at(`${version}/site`), { recursive: true });
    writeFileSync(at(`${version}/site/${version}.html`), version);
    writeFileSync(at(`${version}/a.csv`), version);
  }
});

const replacements = () =>
  ["site", "a.csv"].map((name) => ({ from: at(`new/${name}`), to: at(`old/${name}`) }));
const journal = () => at("journal");

function expectReplaced() {
  expect(textOf("old/a.csv")).toBe("new");
  expect(readdirSync(at("old/site"))).toEqual(["new.html"]);
  expect(readdirSync(at("new"))).toEqual([]);
  expect(existsSync(journal())).toBe(false);
}

test("files and folders are replaced, and nothing else is left", () => {
  replaceAll(journal(), replacements());
  expectReplaced();
});

test("a folder that was not there before is added", () => {
  rmSync(at("old/site"), { recursive: true });
  replaceAll(journal(), replacements());
  expectReplaced();
});

test.each([
  ["began", () => {}],
  ["had moved the old folder aside", () => renameSync(at("old/site"), at("new/site.old"))],
  [
    "had moved the new folder",
    () => {
      renameSync(at("old/site"), at("new/site.old"));
      renameSync(at("new/site"), at("old/site"));
      rmSync(at("new/site.old"), { recursive: true });
    },
  ],
  ["had replaced all", () => replaceAll(at("other"), replacements())],
])("a replacement that was stopped after it %s is finished by the next process", (_, before) => {
  before();
  writeFileSync(journal(), JSON.stringify(replacements()));
  expect(finishReplacing(journal())).toBe(true);
  expectReplaced();
  expect(finishReplacing(journal())).toBe(false);
});

test("a failed replacement keeps its journal, so that it can be finished later", () => {
  const [folderFirst, file] = replacements();
  const blocked = { from: file!.from, to: at("none/a.csv") };
  expect(() => replaceAll(journal(), [folderFirst!, blocked])).toThrow(/ENOENT/);
  mkdirSync(at("none"));
  expect(finishReplacing(journal())).toBe(true);
  expect(textOf("none/a.csv")).toBe("new");
});

test("nothing is replaced without a journal", () => {
  cpSync(at("new"), at("newer"), { recursive: true });
  expect(finishReplacing(journal())).toBe(false);
  expect(textOf("old/a.csv")).toBe("old");
});

describe("a single file", () => {
  beforeEach(() => mkdirSync(at("one")));

  test("a written file replaces the old one, and nothing else is left", () => {
    const path = at("one/a.csv");
    for (const text of ["old", "new"]) writeWhole(path, text);
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(readdirSync(at("one"))).toEqual(["a.csv"]);
  });

  test("a reader of the old file sees all of it, because it is replaced and not changed", () => {
    const [path, old] = [at("one/a.csv"), at("one/old.csv")];
    writeWhole(path, "old");
    linkSync(path, old);
    writeWhole(path, "new");
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(readFileSync(old, "utf8")).toBe("old");
  });

  test("a file that can't be replaced stays, and nothing is left beside it", () => {
    const path = at("one/a.csv");
    mkdirSync(path);
    expect(() => writeWhole(path, "new")).toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
    expect(readdirSync(at("one"))).toEqual(["a.csv"]);
  });
});
