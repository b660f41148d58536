import type { Make } from "../../../domain/catalogue/make.ts";
import { type MakeTopic, makeNotes, makeTopics } from "../../../domain/catalogue/make-notes.ts";
import { SourcedNotes } from "../../components/sourced-notes.tsx";

const topicNames: Record<MakeTopic, (name: string) => string> = {
  models: (name) => `Which ${name} is it?`,
  faults: () => "What goes wrong, and what it costs",
  support: () => "Parts and service today",
};

const topicWords: Record<MakeTopic, string> = {
  models: "models",
  faults: "faults",
  support: "parts",
};

const listed = new Intl.ListFormat("en-US");

/** What others say about a make's models, faults, and parts, as far as we have read it. */
export function KnownAbout({ make: { name, slug } }: { make: Make }) {
  const known = makeNotes[slug];
  if (known === undefined) return null;
  const notes = makeTopics.flatMap((topic) => {
    const note = known[topic];
    return note === undefined ? [] : [{ name: topicNames[topic](name), ...note }];
  });
  return (
    <section>
      <h2>{`${name} ${listed.format(makeTopics.filter((topic) => topic in known).map((topic) => topicWords[topic]))}`}</h2>
      <SourcedNotes notes={notes} />
    </section>
  );
}
