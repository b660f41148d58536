import * as v from "valibot";
import { expect, test } from "vitest";
import {
  type LawQuestion,
  lawConfidences,
  lawQuestions,
  shortAnswers,
  stateLaw,
  unknownAnswers,
} from "./state-law.ts";
import writtenLaw from "./state-law.json" with { type: "json" };
import { expectToFollow, stateCode, url, words } from "../written-data.fixture.ts";

/** What the long answer has to contain. "Varies" sums up too much to be checked. */
const behindShort: Readonly<Record<string, RegExp>> = {
  "opened roads": /\b(?:opened|allow(?:s|ed)|authorized|designated|set up|ordinance)\b/,
  "with plate": /\bregistered\b/,
  "with permit": /\bYes, with a DMV permit/,
  "slow roads": /^On streets posted at \d+ mph or less/,
  "golf trips": /home.* golf course|golf course.* home/,
  "some places": /certain counties|islands|special power/,
  no: /^No[:,.] |^No general law|an ordinary cart (?:isn’t|generally can’t be)|no place on public roads/,
  license: /driver’s license|operator’s license|need a license|valid license/,
  "license or permit": /driver’s license or a temporary permit/,
  "license, 16+": /at least 16\b.*\blicense/,
  "12+": /at least 12\b/,
  "15+": /no earlier than age 15/,
  "16+": /under 16 may drive|at least 16/,
  "local rules": /\b(?:city|cities|local|ordinance)\b/i,
  nobody: /can’t drive an ordinary golf cart on public (?:roads|ways)/,
  "no plate":
    /\b[Nn]o (?:state )?(?:title, tag|plate|registration)\b|\bexempt\b|not for a plate|no license plate/,
  "none issued":
    /won’t title or register|No golf cart plate|has no plate|doesn’t register golf carts|can’t be registered/,
  plate: /\bplated?\b|license tag/,
  registered: /registered/,
  "DMV permit": /DMV/,
  "state decal": /registered with the Office of Motor Vehicles.*decal/,
  "local permit": /local permit/,
  "city decal": /registered with the city, which issues a decal/,
  "25 mph": /25 mph/,
  "30 mph": /30 mph/,
  "35 mph": /35 mph/,
  "40 mph": /40 mph/,
  "45 mph": /45 mph/,
  "most roads": /interstates/,
  "bill of sale": /bill of sale/,
  "no title": /\bno title\b/,
  title: /signs over the title|signed title/,
};

const lawSentences = v.pipe(words, v.regex(/^[A-Z\d].*\.”?$/));

const lawSource = v.strictObject({ title: words, url: v.optional(url), date: words });

const lawAnswer = (question: LawQuestion) =>
  v.pipe(
    v.strictObject({
      confidence: v.picklist(lawConfidences),
      short: v.picklist(shortAnswers[question], "Write one of shortAnswers, or add it there."),
      answer: v.union([v.literal(""), lawSentences]),
      citation: v.optional(words),
      source: v.optional(lawSource),
    }),
    v.check(
      ({ confidence, answer }) => confidence === "unknown" || answer !== "",
      "Answer, or say that it is unknown.",
    ),
    v.check(
      ({ confidence, source: answerSource }) =>
        !["high", "medium"].includes(confidence) || answerSource !== undefined,
      "An answer that we have read has a source.",
    ),
    v.check(
      ({ confidence, short }) =>
        confidence !== "unknown" || unknownAnswers.some((each) => each === short),
      "Say in short that it is unknown.",
    ),
    v.check(
      ({ answer, short }) => answer !== "" || short === "not read",
      "Say in short that it wasn’t read.",
    ),
    v.check(
      ({ answer, short }) => behindShort[short]?.test(answer) ?? true,
      "Write a short answer that the long one bears out.",
    ),
  );

const law = v.record(
  stateCode,
  v.strictObject({
    roads: lawAnswer("roads"),
    driver: lawAnswer("driver"),
    plate: lawAnswer("plate"),
    lsv: lawAnswer("lsv"),
    sale: lawAnswer("sale"),
    equipment: v.optional(
      v.strictObject({
        confidence: v.picklist(["high", "medium", "low"], "Leave out a list that we don’t know."),
        answer: lawSentences,
        citation: v.optional(words),
        source: lawSource,
      }),
    ),
  }),
);

test("state-law.json follows its schema", () => {
  expectToFollow(law, writtenLaw);
});

test("the ten states with the most carts say, with a source, what a cart must carry", () => {
  for (const code of ["fl", "tx", "sc", "az", "ga", "nc", "ca", "al", "tn", "oh"]) {
    const { equipment, plate } = stateLaw[code]!;
    expect(equipment?.source?.title, code).toMatch(/\w/);
    expect(equipment?.answer, code).toMatch(/light|lamp/);
    expect(plate.answer, code).not.toMatch(/reflector|headlamp|headlight|mirror/);
  }
});

test("every answer about the law is in words that a clerk would use", () => {
  const stilted = /can be had|at any age|straight over|which side|left out|asks? for no|in hand\b/;
  for (const [code, answers] of Object.entries(stateLaw)) {
    for (const { answer } of Object.values(answers)) expect(answer, code).not.toMatch(stilted);
  }
});

test("every short answer about the law is used, and all but the summaries are checked", () => {
  for (const question of lawQuestions) {
    const used = new Set(Object.values(stateLaw).map((answers) => answers[question].short));
    expect(used, question).toEqual(new Set<string>(shortAnswers[question]));
  }
  const untested = Object.values(shortAnswers)
    .flat()
    .filter((short) => !(short in behindShort));
  expect(new Set(untested)).toEqual(new Set(["varies", ...unknownAnswers]));
});
