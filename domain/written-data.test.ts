import * as v from "valibot";
import { expect, test } from "vitest";
import contacts from "./recalls/notices/contacts.json" with { type: "json" };
import clubCar from "./recalls/notices/club-car.json" with { type: "json" };
import otherMakes from "./recalls/notices/other-makes.json" with { type: "json" };
import parts from "./recalls/notices/parts.json" with { type: "json" };
import road from "./recalls/notices/road.json" with { type: "json" };
import textron from "./recalls/notices/textron.json" with { type: "json" };
import utility from "./recalls/notices/utility.json" with { type: "json" };
import yamaha from "./recalls/notices/yamaha.json" with { type: "json" };
import writtenFamilies from "./catalogue/families.json" with { type: "json" };
import { families, namesOf } from "./catalogue/families.ts";
import type { Body, ModelFamily } from "./catalogue/family.ts";
import { spellingOf } from "./words/model-match.ts";
import { publishedModel } from "./market/published-model.ts";
import { cpscCompleteTo, recalls } from "./recalls/recalls.ts";
import { type WrittenRanges, readRanges } from "./recalls/recall-number.ts";
import tradeIns from "./market/documented-trade-ins.json" with { type: "json" };
import type { DocumentedTradeIn } from "./market/documented-trade-ins.ts";
import { batteryTypes } from "./cart/cart.ts";
import { powertrains, seatCounts } from "./cart/cart.ts";
import { cartModels, modelPath, sourcedParts } from "./model-pages/cart-models.ts";
import { sourceOf } from "./model-pages/model-sources.ts";
import writtenSources from "./model-pages/models/sources.json" with { type: "json" };
import { repairs } from "./model-pages/repairs.ts";
import { findYear } from "./serials/find-year.ts";
import { numberKinds } from "./serials/number-kinds.ts";
import { type Make, categories, isNameOnly } from "./catalogue/make.ts";
import writtenNotes from "./model-pages/make-notes.json" with { type: "json" };
import { type MakeNote, makeNotes, makeTopics } from "./model-pages/make-notes.ts";
import writtenMakes from "./catalogue/makes.json" with { type: "json" };
import { makes } from "./catalogue/makes.ts";
import writtenProfiles from "./catalogue/state-profiles.json" with { type: "json" };
import { type StateProfile, stateProfiles } from "./catalogue/state-profiles.ts";
import writtenLaw from "./catalogue/state-law.json" with { type: "json" };
import {
  type LawQuestion,
  lawConfidences,
  lawQuestions,
  shortAnswers,
  stateLaw,
  unknownAnswers,
} from "./catalogue/state-law.ts";
import { states } from "./catalogue/states.ts";

const words = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, "Write something, without spaces at the ends."),
);
const url = v.pipe(words, v.regex(/^https?:\/\/[\w-]+\.[\w.-]+/), v.url("Write a whole address."));
const day = v.pipe(v.string(), v.isoDate("Write the day as 2026-11-22."));
const date = v.pipe(
  v.string(),
  v.regex(/^20\d\d(?:-[01]\d(?:-[0-3]\d)?)?$/, "Write 2026-11-22, or less of it: 2026-11, 2026."),
);
const source = v.strictObject({ title: words, url, date });
const count = v.pipe(v.number(), v.integer(), v.minValue(1, "Leave out what nobody counted."));
const year = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2030));

const makeName = v.picklist(
  makes.map(({ name }) => name),
  "Spell the make as makes.json does, or add it there.",
);
const stateCode = v.picklist(
  states.map(({ code }) => code),
  "Write a code from states.ts.",
);

const makeSchema = v.pipe(
  v.strictObject({
    name: words,
    category: v.picklist(categories),
    inProduction: v.picklist(["yes", "no", "unknown"]),
    lastYear: v.optional(year),
    defaultBasePrice: count,
    priceFromSpec: v.boolean(),
    description: v.union([v.literal(""), words]),
    evidence: v.picklist([
      "sourced",
      "general knowledge",
      "thin",
      "name seen in US brand lists only",
    ]),
    pricingTip: v.union([v.literal(""), words]),
  }),
  v.check(
    ({ inProduction, lastYear }) => lastYear === undefined || inProduction === "no",
    "Only a make that is built no more has a last year.",
  ),
  v.check(
    (each) => isNameOnly(each) === (each.description === ""),
    "Describe every make, except one that is known by its name only.",
  ),
  v.check(
    (each) => isNameOnly(each) === (each.pricingTip === ""),
    "Give every make a pricing tip, except one that is known by its name only.",
  ),
) satisfies v.GenericSchema<unknown, Omit<Make, "slug" | "models" | "modelPrices">>;

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

const tileNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const profile = v.strictObject({
  neighbors: v.pipe(v.array(stateCode), v.minLength(1), v.maxLength(8)),
  tile: v.strictTuple([tileNumber, tileNumber]),
  agency: v.union([
    v.strictObject({ name: words, url: v.pipe(url, v.startsWith("https:")), read: day }),
    v.strictObject({ name: words, url: v.null() }),
  ]),
}) satisfies v.GenericSchema<unknown, StateProfile>;

const modelYears = v.pipe(
  v.strictObject({ from: year, to: year }),
  v.check(({ from, to }) => from <= to, "Write the earlier year first."),
);
const sentence = v.pipe(words, v.regex(/^[A-Z].{15,}\.$/, "Write a sentence with a period."));
const numbers = v.pipe(
  v.strictObject({
    kind: v.string(),
    model: v.optional(words),
    powertrain: v.optional(v.picklist(powertrains)),
    modelYears: v.optional(modelYears),
    ranges: words,
    printed: v.optional(words),
  }),
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    try {
      for (const { from, to, printed } of readRanges(value as WrittenRanges)) {
        if (from > to) addIssue({ message: `Write the lower number first: ${printed}.` });
      }
    } catch (error) {
      addIssue({ message: `${String(error)}. See recall-number.ts.` });
    }
  }),
);
const recallFamilies = families.flatMap(({ recallFamily }) => recallFamily ?? []);
const notice = v.pipe(
  v.strictObject({
    agency: v.picklist(["CPSC", "NHTSA", "Transport Canada", "STAR EV"]),
    number: v.optional(words),
    date,
    makes: v.array(makeName),
    carts: v.pipe(words, v.regex(/[^.]$/, "Leave out the period: this is a part of a sentence.")),
    units: v.optional(count),
    unitName: v.optional(words),
    powertrain: v.optional(v.picklist(powertrains)),
    models: v.optional(
      v.pipe(
        v.array(v.picklist(recallFamilies, "Name a recallFamily of families.json.")),
        v.minLength(1),
      ),
    ),
    modelYears,
    yearsOfModels: v.optional(v.record(v.picklist(recallFamilies), modelYears)),
    numbers: v.optional(v.pipe(v.array(numbers), v.minLength(1))),
    rangesHoldOthers: v.optional(v.literal(true)),
    namesOnlySome: v.optional(v.literal(true)),
    numbersText: v.optional(sentence),
    hazard: sentence,
    remedy: sentence,
    contact: v.picklist(Object.keys(contacts), "Add the contact to contacts.json."),
    replaces: v.optional(v.array(words)),
    page: v.optional(v.pipe(words, v.regex(/^20\d\d\//, "Write what follows cpsc.gov/Recalls/."))),
    source: v.optional(source),
    note: v.optional(words),
  }),
  v.check(
    ({ agency, page, source: other }) => (agency === "CPSC") === (page !== undefined && !other),
    "Give a CPSC notice its page, and any other its source.",
  ),
  v.check(
    ({ agency, number = "", date: noticeDate }) =>
      agency !== "CPSC" || (/^\d\d-\d{3}$/.test(number) && noticeDate <= cpscCompleteTo),
    "Give a CPSC notice its number, and move cpscCompleteTo to the day of the newest.",
  ),
);
const contact = v.strictObject({
  // The notice puts a colon or a period after it.
  name: v.pipe(words, v.regex(/\w$/, "End the name with a word.")),
  phone: v.optional(v.pipe(v.string(), v.regex(/^[2-9]\d\d-\d{3}-\d{4}$/))),
});

const tradeIn = v.strictObject({
  name: words,
  make: v.nullable(makeName),
  ageYears: v.nullable(count),
  powertrain: v.picklist(powertrains),
  needsBatteries: v.boolean(),
  isWorn: v.boolean(),
  carts: v.nullable(count),
  price: count,
  newThen: v.nullable(v.strictObject({ price: count, year })),
  source,
}) satisfies v.GenericSchema<unknown, DocumentedTradeIn>;

const named = v.strictObject({ name: words, text: words });
const driveKinds = [...batteryTypes, "gas"] as const;
const cartModel = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/)),
  make: makeName,
  name: words,
  formModel: words,
  earlierModels: v.optional(v.array(v.strictObject({ model: words, to: year }))),
  families: v.array(words),
  years: v.strictObject({
    from: year,
    to: v.optional(year),
    isLastYearUncertain: v.optional(v.boolean()),
    text: words,
  }),
  seats: v.picklist(seatCounts),
  drives: v.pipe(v.array(v.picklist(driveKinds)), v.minLength(1)),
  lede: words,
  kinds: v.pipe(
    v.array(
      v.strictObject({
        mark: words,
        years: words,
        text: words,
        looks: v.optional(
          v.partial(
            v.strictObject({
              seats: v.picklist(seatCounts),
              powertrain: v.picklist(powertrains),
              batteryType: v.literal("lithium"),
              lifted: v.literal(true),
            }),
          ),
        ),
      }),
    ),
    v.minLength(2),
  ),
  howToTell: v.array(words),
  plate: v.strictObject({
    number: words,
    kind: v.picklist(numberKinds.map(({ id }) => id)),
    year: v.nullable(year),
    text: words,
  }),
  machine: v.array(named),
  faults: v.array(
    v.strictObject({
      name: words,
      when: v.union([v.literal(""), words]),
      cost: v.nullable(v.picklist(Object.keys(repairs))),
    }),
  ),
  faultsText: words,
  value: v.array(words),
  myth: v.strictObject({ title: words, text: words }),
  recalls: v.array(words),
  compare: v.array(v.picklist(cartModels.map(modelPath))),
  sources: v.strictObject(v.entriesFromList(sourcedParts, v.pipe(v.array(words), v.minLength(1)))),
});
const writtenSource = v.strictObject({ title: words, url: v.optional(url), date });

const bodies = [
  "ds",
  "precedent",
  "onward",
  "txt",
  "rxv",
  "drive",
  "drive2",
  "icon",
  "utility",
  "gem",
  "generic",
] as const satisfies readonly Body[];

const family = v.pipe(
  v.strictObject({
    make: v.union([makeName, v.literal("Other")]),
    name: words,
    names: v.array(words),
    tellsMake: v.array(words),
    misspellings: v.array(words),
    isOnlyInLists: v.boolean(),
    years: v.strictObject({ from: v.nullable(year), to: v.nullable(year) }),
    drives: v.nullable(v.pipe(v.array(v.picklist(driveKinds)), v.minLength(1))),
    seats: v.nullable(v.picklist(seatCounts)),
    numberIsSeats: v.boolean(),
    variants: v.record(
      words,
      v.strictObject({
        seats: v.optional(v.picklist(seatCounts)),
        lifted: v.optional(v.boolean()),
        batteryType: v.optional(v.literal("lithium")),
      }),
    ),
    liftedNames: v.array(words),
    body: v.nullable(v.picklist(bodies)),
    priceFamily: v.nullable(words),
    recallFamily: v.nullable(words),
    basePrices: v.record(words, count),
    suggested: v.array(words),
  }) satisfies v.GenericSchema<unknown, ModelFamily>,
  v.check(
    ({ name, names, tellsMake, liftedNames, basePrices, suggested }) =>
      [...tellsMake, ...liftedNames, ...Object.keys(basePrices), ...suggested].every((each) =>
        [name, ...names].includes(each),
      ),
    "List each name that tells the make, means a lift, has a base price, or is suggested in names.",
  ),
  v.check(
    ({ years: { from, to } }) => to === null || (from !== null && from <= to),
    "Give the first year, too, no later than the last.",
  ),
);

const notices = v.array(notice);

test.each<[file: string, data: unknown, schema: v.GenericSchema]>([
  ["makes.json", writtenMakes, v.array(makeSchema)],
  ["families.json", writtenFamilies, v.array(family)],
  ["make-notes.json", writtenNotes, notes],
  ["models", cartModels, v.array(cartModel)],
  ["sources.json", writtenSources, v.record(words, writtenSource)],
  ["state-law.json", writtenLaw, law],
  ["state-profiles.json", writtenProfiles, v.record(stateCode, profile)],
  ["documented-trade-ins.json", tradeIns, v.array(tradeIn)],
  ["contacts.json", contacts, v.record(words, contact)],
  ["club-car.json", clubCar, notices],
  ["other-makes.json", otherMakes, notices],
  ["parts.json", parts, notices],
  ["road.json", road, notices],
  ["textron.json", textron, notices],
  ["utility.json", utility, notices],
  ["yamaha.json", yamaha, notices],
])("%s follows its schema", (_, data, schema) => {
  const { issues = [] } = v.safeParse(schema, data);
  expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([]);
});

const repeated = <Value>(values: readonly Value[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

test("make-notes.json repeats no sentence", () => {
  const statements = Object.values(makeNotes).flatMap((topics) => Object.values(topics));
  expect(repeated(statements.flatMap(({ text }) => sentencesOf(text)))).toEqual([]);
});

test("every statement about a model has a source, and every source is used", () => {
  const used = cartModels.flatMap(({ sources }) => Object.values(sources).flat());
  for (const id of used) expect(sourceOf(id).title).not.toBe("");
  expect(Object.keys(writtenSources).filter((id) => !used.includes(id))).toEqual([]);
  for (const { source: id } of Object.values(repairs)) expect(used).toContain(id);
});

test("the number on a model's plate gives the year that the page reads from it", () => {
  for (const { plate } of cartModels) {
    const kind = numberKinds.find(({ id }) => id === plate.kind)!;
    const reading = findYear(kind, plate.number, 2026);
    if (plate.year === null) continue;
    expect(reading).toMatchObject({ candidates: [{ year: plate.year }] });
  }
});

test("no two makes have texts that differ only in the name", () => {
  const tips = makes.map(({ name, pricingTip }) => pricingTip.replaceAll(name, ""));
  expect(repeated(tips.filter((tip) => tip !== ""))).toEqual([]);
});

test("every state has five answers about its law, a profile, and its own tile on the map", () => {
  const codes = states.map(({ code }) => code);
  expect(Object.keys(stateLaw).toSorted()).toEqual(codes.toSorted());
  expect(Object.keys(stateProfiles).toSorted()).toEqual(codes.toSorted());
  expect(repeated(Object.values(stateProfiles).map(({ tile }) => tile.join()))).toEqual([]);
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

test("a state never neighbors itself, and shared borders are listed on both sides", () => {
  const unbordered = new Set(["ak", "hi", "as", "gu", "mp", "pr", "vi"]);
  for (const [code, { neighbors }] of Object.entries(stateProfiles)) {
    for (const neighbor of neighbors) {
      expect(neighbor).not.toBe(code);
      if (unbordered.has(code) || unbordered.has(neighbor)) continue;
      expect(stateProfiles[neighbor]!.neighbors, `${neighbor} lacks ${code}`).toContain(code);
    }
  }
});

test("every notice is listed once, and so is every notice that a later one replaces", () => {
  expect(repeated(recalls.map(({ source: { url: address } }) => address))).toEqual([]);
  const noticeNumbers = recalls.map(({ number }) => number);
  expect(noticeNumbers).toEqual(
    expect.arrayContaining(recalls.flatMap(({ replaces = [] }) => replaces)),
  );
});

test("documented trade-ins are sorted from the newest", () => {
  const dates = tradeIns.map((each) => each.source.date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("no name of a make stands in two families", () => {
  const spelled = families.flatMap((each) => [
    ...new Set(
      [...namesOf(each), ...each.misspellings].map((name) => `${each.make}: ${spellingOf(name)}`),
    ),
  ]);
  const inTwo = spelled.filter((name, index) => spelled.indexOf(name) !== index);
  expect(inTwo).toEqual([]);
});

test("no name that tells a make is another make's", () => {
  for (const { make: own, tellsMake } of families) {
    const others = families
      .filter((each) => each.make !== own)
      .flatMap(namesOf)
      .map(spellingOf);
    for (const name of tellsMake)
      expect([name, others.includes(spellingOf(name))]).toEqual([name, false]);
  }
});

test("a family without one of its fields is a fault", () => {
  for (const field of Object.keys(writtenFamilies[0]!)) {
    const { [field]: _, ...rest }: Record<string, unknown> = { ...writtenFamilies[0]! };
    expect([field, v.safeParse(family, rest).success]).toEqual([field, false]);
  }
});

test("every model that dealers list is that of one family's record", () => {
  for (const [make, { families: listed }] of Object.entries(publishedModel.makes)) {
    for (const name of Object.keys(listed)) {
      const own = families.filter((each) => each.make === make && each.priceFamily === name);
      expect([make, name, own.length]).toEqual([make, name, 1]);
    }
  }
});

test("a model's page states the years and drives of its family", () => {
  for (const { make, name, formModel, years, drives } of cartModels) {
    // The G-series is many families.
    if (name === "G-series") continue;
    const own = families.find((each) => each.make === make && namesOf(each).includes(formModel))!;
    const { from, to, isLastYearUncertain = false } = years;
    expect([name, own.years]).toEqual([
      name,
      { from, to: isLastYearUncertain ? null : (to ?? null) },
    ]);
    expect([name, own.drives?.toSorted()]).toEqual([name, drives.toSorted()]);
  }
});
