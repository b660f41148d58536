import { type BuiltPage, textBlocksOf } from "./page.ts";

/**
 * Words our pages never say, and what to write instead. docs/house-style.md says when to add one;
 * house-words.test.ts needs an example of each.
 */
const never: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bE-Z-GO\b/, "EZ-GO"],
  [
    /\ba (?=EZ-GO|[ai][a-z]|o(?!n(?:e|ce)\b)[a-z]|e(?!u)[a-z]|u(?!n[ai]|s[aeiu]|t[ai])[a-z]|hour|honest)/,
    "“an” before a vowel",
  ],
  [/\ban (?=[b-df-gj-np-tv-z][a-z]|used|unit)/, "“a” before a consonant"],
  [/\d %/, "no space before %"],
  [
    /\bprivate sales? (?:\w+ )?(?:likely )?(?:settles?|brings?)\b/i,
    "“our rule”, which isn’t measured",
  ],
  [/\b8 of 10\b/, "“8 in 10”, or “most”"],
  [/\bis no(?:t a)? (?:whole|valid) (?:\w+ )?number\b/, "“isn’t a whole number”"],
  [/\bis none that\b/, "“isn’t one that”"],
  [/\bknow no more of\b/, "“don’t know any more about”"],
  [/\bsomething else than\b/, "“something other than”"],
  [/\bwalk on\b/, "“leave”"],
  [/\bhow far .{1,30} err\b|\berrs?\b/i, "“How accurate is this?”"],
  [/\bhaggle it away\b/, "“talk the price down”"],
  [/\bhard-worked\b/, "“heavily used”"],
  [/\bwant a clean\b/, "“look for a clean”"],
  [/\b(?:is|was) let by\b/, "“gets past” or “got past”"],
  [/\balong the curve\b/i, "“by year”"],
  [/\bsuch a cart\b/, "“a cart like this”"],
  [/\be-mails?\b/i, "“email”"],
  [/\b(?:whilst|amongst|whereby|thereof|herein|aforementioned|utilize)\b/i, "a shorter word"],
  [/\bfitt(?:ed|ing)\b/i, "“installed” or “installation”"],
  [
    /\b(?:colour|grey|neighbour|catalogue|licence|tyre|favour|organis|centre|metre|behaviour|labelled|travelled|cheque)\w*\b/i,
    "the American spelling",
  ],
  [/\b(?!had had|that that)(\w+) \1\b(?!-)/i, "the word once"],
  [/\s[–—]\s|\s-\s/, "a comma, a colon, or a new sentence"],
  [/\w'\w|"/, "curly quotes"],
  [/\b(?:please|kindly)\b/i, "the sentence without it"],
  [/!(?=\s|$)/, "a period"],
];

/** Texts that the product spec gives word for word. */
const specTexts = [
  "Unexpected Application Error!",
  "Thank you for your message! We'll get back to you soon.",
];

export function houseWordFaults(page: BuiltPage): string[] {
  return textBlocksOf(page)
    .filter((block) => !specTexts.includes(block))
    .flatMap((block) =>
      never.flatMap(([pattern, instead]) => {
        const found = pattern.exec(block);
        if (found === null) return [];
        const around = block.slice(
          Math.max(0, found.index - 20),
          found.index + found[0].length + 20,
        );
        return [`${page.path}: “…${around}…”: write ${instead}`];
      }),
    );
}
