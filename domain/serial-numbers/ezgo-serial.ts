import { type Candidate, type Reading, cannotTell, read } from "./reading.ts";

interface Bracket {
  readonly from: number;
  readonly to: number;
  /** The possible years of a cart in the bracket, most likely first. */
  readonly years: readonly number[];
  readonly description: string;
  readonly model?: string;
}

/** Serial numbers that recall notices date. Narrow brackets come before wide ones. */
const brackets: readonly Bracket[] = [
  {
    from: 3377720,
    to: 3440924,
    years: [2019, 2018],
    description: "built November 2018 to June 2019 (gasoline, TXT chassis)",
  },
  {
    from: 3509365,
    to: 3531888,
    years: [2021],
    description: "built March to June 2021 (TXT)",
    model: "TXT",
  },
  {
    from: 3478457,
    to: 3591890,
    years: [2023, 2022, 2021],
    description: "of 2021 to 2023 (TXT)",
    model: "TXT",
  },
  { from: 5633701, to: 5651753, years: [2022], description: "of 2022 (RXV)", model: "RXV" },
  {
    from: 5585710,
    to: 5716926,
    years: [2023, 2022, 2021],
    description: "of 2021 to 2023 (RXV)",
    model: "RXV",
  },
];

/**
 * A serial number does not contain a year; falling inside a recall's bracket is evidence, no more.
 */
export function serialReading(serial: number): Reading {
  const bracket = brackets.find(({ from, to }) => serial >= from && serial <= to);
  if (bracket === undefined) {
    return cannotTell(
      "Seven digits are the serial number, and it has no year in it.",
      "Look on the same plate for the manufacturer code or date code: a letter and four digits.",
    );
  }
  const { from, to, years, description, model } = bracket;
  const reason =
    `Seven digits are the serial number, which has no year in it. It lies between ${from} and ` +
    `${to}: a recall names carts in that range as ${description}. Not every number in it need be one ` +
    "of them, so compare with the manufacturer code.";
  return read(
    String(serial),
    years.map((year): Candidate => ({ year, confidence: "low", reason })),
    { model },
  );
}
