import { describe, expect, test } from "vitest";
import {
  type LawAnswer,
  lawQuestions,
  shortAnswers,
  stateLaw,
  unknownAnswers,
} from "../../../domain/catalogue/state-law.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { type RoadSign, signOf, signsOf } from "./road-signs.ts";
import { isDoubtful } from "./text.ts";

const linesOf = ({ above, word, below }: RoadSign) =>
  [above, word, below].filter((line) => line !== undefined);
const signIn = (code: string, index: number) => signsOf(stateLaw[code]!, code)[index]!;

test("every place has signs whose lines fit", () => {
  for (const { code } of states) {
    for (const sign of signsOf(stateLaw[code]!, code)) {
      const lines = linesOf(sign);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(14);
      // The sign is as wide as eight large letters.
      for (const word of sign.word.split(" ")) expect(word.length, word).toBeLessThanOrEqual(8);
    }
  }
});

test("what nobody has read or confirmed says only to ask, and everything else doesn't", () => {
  for (const { code } of states) {
    for (const question of lawQuestions) {
      const answer = stateLaw[code]![question];
      const sign = signOf(question, answer, code);
      expect(sign.kind === "ask", `${code} ${question}`).toBe(isDoubtful(answer));
      if (sign.kind === "ask") expect(linesOf(sign)).toEqual(["Ask", "first"]);
    }
  }
});

test("in a place's picture, several answers that nobody has read or confirmed share one sign", () => {
  for (const { code, name } of states) {
    const law = stateLaw[code]!;
    const doubtful = lawQuestions.filter((question) => isDoubtful(law[question]));
    const known = lawQuestions.filter((question) => !doubtful.includes(question));
    const signs = signsOf(law, code);
    expect(signs, name).toHaveLength(known.length + Math.min(1, doubtful.length));
    expect(signs.filter(({ kind }) => kind !== "ask")).toEqual(
      known.map((question) => signOf(question, law[question], code)),
    );
    if (doubtful.length > 1) expect(signs.at(-1)!.kind).toBe("ask");
  }
});

describe("for every short answer", () => {
  for (const question of lawQuestions) {
    test.each(shortAnswers[question])(
      `${question}, %s, has a sign exactly if it is known`,
      (short) => {
        const answer = { short, confidence: "high", answer: "" } as LawAnswer;
        const isUnknown = unknownAnswers.some((unknown) => unknown === short);
        expect(signOf(question, answer, "fl").kind === "ask").toBe(isUnknown);
        for (const confidence of ["low", "unknown"] as const) {
          expect(signOf(question, { ...answer, confidence }, "fl").kind).toBe("ask");
        }
      },
    );
  }
});

test("the number of an age or a speed limit is a sign's large line", () => {
  for (const { code } of states) {
    for (const question of ["driver", "lsv"] as const) {
      const { short } = stateLaw[code]![question];
      const number = /\d+\+?/.exec(short)?.[0];
      const sign = signOf(question, stateLaw[code]![question], code);
      if (number !== undefined && sign.kind !== "ask") expect(sign.word).toBe(number);
    }
  }
});

test("a struck word says below it what the bar means", () => {
  for (const { code } of states) {
    for (const { kind, below } of signsOf(stateLaw[code]!, code)) {
      if (kind === "struck") expect(below).toMatch(/^not (?:needed|issued|allowed)$/);
    }
  }
});

test("Florida's signs are a diamond, an age, a struck plate, a speed, and a bill of sale", () => {
  expect(signsOf(stateLaw["fl"]!, "fl").map(({ kind }) => kind)).toEqual([
    "local",
    "rule",
    "struck",
    "rule",
    "yes",
  ]);
  expect(signIn("fl", 2)).toEqual({ kind: "struck", word: "FL·CART", below: "not needed" });
});

test("New York allows no driving, and the picture of the Northern Mariana Islands has one sign, which says to ask", () => {
  expect(signIn("ny", 0)).toEqual({ kind: "struck", word: "Roads", below: "not allowed" });
  expect(signsOf(stateLaw["mp"]!, "mp").map(({ kind }) => kind)).toEqual(["ask"]);
});
