import type { State } from "../../../domain/catalogue/state.ts";
import { type StateTopic, stateRules, stateTopics } from "../../../domain/catalogue/state-rules.ts";
import { SourcedNotes } from "../../components/sourced-notes.tsx";
import { nameInText } from "../../metadata/state-page.ts";

const topicNames: Record<StateTopic, string> = {
  roads: "On public roads",
  lowSpeed: "Low-speed vehicles",
  papers: "Title and registration",
  tax: "Sales tax on a private sale",
};

/** What the law of a place says about golf carts, as far as we have read it. */
export function StateLaw({ state }: { state: State }) {
  const rules = stateRules[state.code];
  if (rules === undefined) return null;
  const notes = stateTopics.flatMap((topic) => {
    const rule = rules[topic];
    return rule === undefined ? [] : [{ name: topicNames[topic], ...rule }];
  });
  return (
    <section>
      <h2>Golf cart law in {nameInText(state)}</h2>
      <SourcedNotes notes={notes} />
    </section>
  );
}
