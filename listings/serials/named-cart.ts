// Tested in fit-serials.test.ts.
import { pricedMakes } from "../../domain/catalogue/priced-makes.ts";
import type { Named } from "../../domain/serials/serial-table.ts";
import { hasModel, patternOf, spellingOf, wordsOf } from "../../domain/words/name-match.ts";
import { type DatedNumber, numberKindOf } from "./dated-number.ts";

/** A name needs at least two numbers that agree, and nine out of ten. */
const minNumbers = 2;
const minShare = 0.9;

export function nameInNumbers(numbers: readonly DatedNumber[]): Named {
  const models = numbers.flatMap((each) => modelNames(each));
  const powertrains = numbers.map((each) => each.powertrain).filter((name) => name !== "");
  const model = agreedName(models);
  const powertrain = agreedName(powertrains);
  return {
    ...(model !== undefined && isListed(numbers[0]!, model) && { model }),
    ...(powertrain !== undefined && { powertrain }),
  };
}

function agreedName(names: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(names, (name) => name)];
  return counts.find(
    ([, same]) => same.length >= minNumbers && same.length >= minShare * names.length,
  )?.[0];
}

function modelNames({ kind, model }: DatedNumber): string[] {
  if (model === "" || model === "Other") return [];
  const words = wordsOf(model);
  const contained = listedModels(kind)
    .filter((name) => hasModel(words, patternOf(name)))
    .toSorted((a, b) => spellingOf(b).length - spellingOf(a).length);
  return [contained[0] ?? model];
}

function isListed({ kind }: DatedNumber, model: string): boolean {
  return listedModels(kind).includes(model);
}

function listedModels(kind: DatedNumber["kind"]): string[] {
  const make = pricedMakes.find(({ name }) => name === numberKindOf(kind).make);
  return make === undefined ? [] : [...Object.keys(make.modelPrices), ...make.models];
}
