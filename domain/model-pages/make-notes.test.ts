import * as v from "valibot";
import { expect, test } from "vitest";
import { isNameOnly } from "../catalogue/make.ts";
import { makes } from "../catalogue/makes.ts";
import { type MakeNote, makeNotes, makeTopics } from "./make-notes.ts";
import writtenNotes from "./make-notes.json" with { type: "json" };
import { expectToFollow, repeated, source, words } from "../written-data.fixture.ts";

/** "U.S." and a decimal point don't end a sentence. */
const sentencesOf = (text: string) => text.split(/(?<=(?:[a-z\d%)]\.|[?!])”?) (?=[A-Z“])/);

const sourced = (maxSentences: number) =>
  v.strictObject({
    text: v.pipe(
      words,
      v.regex(/^[A-Z\d].*\.”?$/, "Write sentences, the last with a period."),
      v.check(
        (text) => sentencesOf(text).length <= maxSentences,
        `Say it in ${maxSentences} sentences.`,
      ),
    ),
    source,
  }) satisfies v.GenericSchema<unknown, MakeNote>;

const knownSlug = v.picklist(
  makes.filter((each) => !isNameOnly(each)).map(({ slug }) => slug),
  "Write the slug of a make that is known by more than its name.",
);

const notes = v.record(
  knownSlug,
  v.partial(v.strictObject(v.entriesFromList(makeTopics, sourced(4)))),
);

test("make-notes.json follows its schema", () => {
  expectToFollow(notes, writtenNotes);
});

test("make-notes.json repeats no sentence", () => {
  const statements = Object.values(makeNotes).flatMap((topics) => Object.values(topics));
  expect(repeated(statements.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
});
