import { modifiedOn } from "../../domain/catalogue/content-dates.ts";
import type { State } from "../../domain/catalogue/state.ts";
import { type PageMetadata, fittingTitle } from "./page-metadata.ts";
import { breadcrumb, calculator } from "./structured-data.ts";

/** "State", or "Territory" for the six that are not states. */
export function kindOf(state: State): "State" | "Territory" {
  return state.territory ? "Territory" : "State";
}

/** The name as used in a sentence: "the District of Columbia". */
export function nameInText({ name }: State): string {
  return /^(District|U\.S\.|Northern Mariana)/.test(name) ? `the ${name}` : name;
}

export function statePage(state: State): PageMetadata {
  const path = `/${state.code}`;
  const place = nameInText(state);
  const named = `${state.name} ${kindOf(state)}`;
  const description = `What is a golf cart worth in ${place}? Value yours in seconds, and read what the climate and the season there mean for a used cart.`;
  return {
    path,
    title: fittingTitle([`${named} Golf Cart Value Tool`, `${named} Cart Values`]),
    description,
    keywords: [
      `golf cart value ${state.name}`,
      `used golf carts ${state.name}`,
      `${state.name} golf cart prices`,
      `golf cart trade-in ${state.name}`,
    ],
    modified: modifiedOn(path),
    structuredData: [
      calculator({ name: `Golf cart value calculator for ${place}`, description, path }),
      breadcrumb([
        { name: "States", path: "/states" },
        { name: state.name, path },
      ]),
    ],
  };
}
