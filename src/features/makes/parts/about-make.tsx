// Tested through the pages in ../pages.test.tsx.
import {
  type MakeTopic,
  makeNotes,
  makeTopics,
} from "../../../../domain/model-pages/make-notes.ts";
import { type Make, isNameOnly, nameOneCart } from "../../../../domain/catalogue/make.ts";
import type { Source } from "../../../../domain/catalogue/source.ts";
import { dateText } from "../../../format/date-text.ts";
import { ModelPages } from "../../models/parts/model-links.tsx";
import { kindAdvice, productionText } from "../text.ts";

interface Sentences {
  readonly text: string;
  /** Its date is the day we read it. */
  readonly source?: Required<Source>;
}

interface TextAbout extends Sentences {
  readonly name: string;
}

/** For a page with a price table: a text about the make, and one for each note. */
export function textsAbout(make: Make): TextAbout[] {
  const notes = makeTopics.flatMap((topic) => {
    const note = makeNotes[make.slug]?.[topic];
    return note === undefined ? [] : [{ name: topicNames[topic](make.name), ...note }];
  });
  const text = [...aboutSentences(make), make.pricingTip || tipForUnknown].join(" ");
  return [{ name: `About ${make.name}`, text }, ...notes];
}

interface Fact {
  readonly name: string;
  readonly texts: readonly Sentences[];
  /** Followed by links to the make's models. */
  readonly hasModels?: boolean;
}

/** At most three; just one for a make that we know only by name. */
export function factsAbout(make: Make): Fact[] {
  const { name, slug, pricingTip } = make;
  const { models, faults, support } = makeNotes[slug] ?? {};
  const base = isNameOnly(make) ? priceNote(make) : "";
  const about = [{ text: aboutSentences(make).join(" ") }, models];
  const facts = [
    {
      name: `About ${name === "Custom" ? "custom carts" : name}`,
      hasModels: true,
      texts: isNameOnly(make) ? [] : about,
    },
    {
      name: `Pricing your ${nameOneCart(name)}`,
      texts: [{ text: [pricingTip || tipForUnknown, base].filter(Boolean).join(" ") }],
    },
    { name: "Repairs and parts", texts: [faults, support] },
  ] as const;
  return facts
    .map((fact) => ({ ...fact, texts: fact.texts.filter((text) => text !== undefined) }))
    .filter(({ texts }) => texts.length > 0);
}

function aboutSentences(make: Make): string[] {
  return [make.description, productionText[make.inProduction], kindAdvice(make)].filter(Boolean);
}

const tipForUnknown =
  "Few buyers know the name. They’ll compare it with a used Club Car, EZ-GO, or Yamaha, so price it below one, and have the battery receipt and a source for parts ready to show.";

export function MakeText({ name, ...sentences }: TextAbout) {
  return (
    <div className="stack">
      <h2>{name}</h2>
      <SourcedText {...sentences} />
    </div>
  );
}

export function FactText({ name, texts, hasModels = false, make }: Fact & { make: Make }) {
  return (
    <div className="stack">
      <h2>{name}</h2>
      {texts.map((sentences) => (
        <SourcedText key={sentences.text} {...sentences} />
      ))}
      {hasModels && <ModelPages make={make.name} />}
    </div>
  );
}

function SourcedText({ text, source }: Sentences) {
  return (
    <p>
      {text}
      {source !== undefined && (
        <span className="soft">
          {" "}
          Source: <a href={source.url}>{source.title}</a>
          {`, read ${dateText(source.date)}.`}
        </span>
      )}
    </p>
  );
}

export function priceNote(make: Make): string {
  if (make.priceFromSpec) return "";
  return isNameOnly(make)
    ? `We set the base price for ${make.name} by comparison with similar makes. Check local ads.`
    : `We set the base price for ${make.name} by comparison with similar makes.`;
}

const topicNames: Record<MakeTopic, (name: string) => string> = {
  models: (name) => `Which ${nameOneCart(name)} is it?`,
  faults: () => "Faults and repairs",
  support: () => "Parts and service today",
};
