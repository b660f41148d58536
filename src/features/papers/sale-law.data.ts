import { type LawAnswer, stateLaw } from "../../../domain/catalogue/state-law.ts";
import { type Agency, stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { type State, states } from "../../../domain/catalogue/states.ts";
import { nameInText } from "../../site/page-metadata.ts";
import { editionText, tagOf } from "../states/text.ts";

export interface SaleLaw {
  /** "Georgia", "the District of Columbia" */
  readonly place: string;
  readonly code: string;
  /** What we know about sales tax and title; "" if we haven't read the law. */
  readonly rule: string;
  /** "Read in the law" */
  readonly reading: string;
  /** "Georgia Rules and Regulations 560-12-1-.07, read Nov 22, 2026", with its address if it has one. */
  readonly source: { readonly text: string; readonly url: string } | null;
  readonly agency: Pick<Agency, "name" | "url">;
}

/** The rest of the road law stays off the papers' page. */
export const saleLaws: readonly SaleLaw[] = states.map((state) =>
  saleLawOf(state, stateLaw[state.code]!.sale),
);

function saleLawOf(state: State, answer: LawAnswer): SaleLaw {
  const { source } = answer;
  const { name, url } = stateProfiles[state.code]!.agency;
  return {
    place: nameInText(state),
    code: state.code,
    rule: answer.answer,
    reading: tagOf(answer),
    source:
      source === undefined
        ? null
        : { text: `${source.title}, ${editionText(source.date)}`, url: source.url ?? "" },
    agency: { name, url },
  };
}
