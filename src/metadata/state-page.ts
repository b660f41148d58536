import { modified } from "../../domain/catalogue/modified.ts";
import type { State } from "../../domain/catalogue/state.ts";
import type { PageMetadata } from "./page-metadata.ts";
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
  const description = `What is a golf cart worth in ${place}? Value yours in seconds, and read what the climate and the season there mean for a used cart.`;
  return {
    path,
    title: `${state.name} ${kindOf(state)} Golf Cart Value Tool`,
    description,
    keywords: [
      `golf cart value ${state.name}`,
      `used golf carts ${state.name}`,
      `${state.name} golf cart prices`,
      `golf cart trade-in ${state.name}`,
    ],
    modified: modified.states,
    structuredData: [
      calculator({ name: `Golf cart value calculator for ${place}`, description, path }),
      breadcrumb([
        { name: "States", path: "/states" },
        { name: state.name, path },
      ]),
    ],
  };
}
