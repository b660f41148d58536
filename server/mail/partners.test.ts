import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError } from "../../config/environment.ts";
import { newFolder } from "../../config/folder.fixture.ts";
import { readPartners } from "./partners.ts";

const sunny = {
  id: "sunny-carts",
  name: "Sunny Carts",
  email: "leads@sunny.example",
  format: "adf",
};

function fileOf(text: string): string {
  const file = join(newFolder(), "partners.json");
  writeFileSync(file, text);
  return file;
}

test("without a file nobody is a partner", () => {
  expect(readPartners("").size).toBe(0);
});

test("partners are found by their ids", () => {
  const other = { ...sunny, id: "other", format: "words" };
  const partners = readPartners(fileOf(JSON.stringify([sunny, other])));
  expect([...partners.keys()]).toEqual(["sunny-carts", "other"]);
  expect(partners.get("sunny-carts")).toEqual(sunny);
});

test.each<[string, unknown, string]>([
  ["an object", {}, "PARTNERS_FILE must be a list of partners."],
  [
    "an id that no page can have",
    [{ ...sunny, id: "Sunny Carts" }],
    "PARTNERS_FILE 0.id must have up to 40 lowercase letters, digits, and hyphens.",
  ],
  ["no address", [{ ...sunny, email: "sunny" }], "PARTNERS_FILE 0.email must be an email address."],
  ["another format", [{ ...sunny, format: "xml" }], "PARTNERS_FILE 0.format must be words or adf."],
  [
    "a mistyped name",
    [{ ...sunny, adress: "x" }],
    "PARTNERS_FILE 0.adress must be an object with id, name, email, and format, and nothing else.",
  ],
  ["one id twice", [sunny, sunny], "PARTNERS_FILE 1 has the id of another partner."],
])("a file with %s is rejected with a sentence", (_what, content, sentence) => {
  expect(() => readPartners(fileOf(JSON.stringify(content)))).toThrow(
    new EnvironmentError(sentence),
  );
});

test("a file that is missing or isn't JSON is rejected with a sentence", () => {
  expect(() => readPartners("/no/such/file")).toThrow(/^PARTNERS_FILE cannot be read: ENOENT/);
  expect(() => readPartners(fileOf("[{"))).toThrow(/^PARTNERS_FILE cannot be read: /);
});
