import { expect, test } from "vitest";
import { stateRules, stateTopics } from "./state-rules.ts";
import { states } from "./states.ts";

const rules = Object.entries(stateRules).flatMap(([code, byTopic]) =>
  Object.entries(byTopic).map(([topic, rule]) => ({ where: `${code} ${topic}`, ...rule })),
);

/** Sentences, where "U.S." and a decimal point end none. */
const sentencesOf = (text: string) => text.split(/(?<=[a-z\d%)]\.) (?=[A-Z])/);

test("rules are for states and territories that exist, and on known topics", () => {
  const codes = new Set(states.map(({ code }) => code));
  for (const [code, byTopic] of Object.entries(stateRules)) {
    expect(codes, code).toContain(code);
    expect(stateTopics, code).toEqual(expect.arrayContaining(Object.keys(byTopic)));
    expect(Object.keys(byTopic), code).not.toEqual([]);
  }
});

test("every rule has one to three sentences and ends in a period", () => {
  for (const { where, text } of rules) {
    expect(sentencesOf(text).length, where).toBeLessThanOrEqual(3);
    expect(text, where).toMatch(/^[A-Z\d].*[a-z\d%)]\.$/);
  }
});

test("every rule names its source, with an address and the day on which it was read", () => {
  for (const { where, source } of rules) {
    expect(source.title, where).not.toBe("");
    expect(source.url, where).toMatch(/^https?:\/\/[\w-]+\.[\w.-]+\//);
    expect(URL.canParse(source.url), where).toBe(true);
    expect(source.date, where).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  }
});

test("no sentence stands twice", () => {
  const sentences = rules.flatMap(({ text }) => sentencesOf(text));
  const repeated = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
  expect(repeated).toEqual([]);
});
