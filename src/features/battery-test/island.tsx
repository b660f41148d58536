import { useLayoutEffect, useRef, useState } from "react";
import { readAddress } from "../cart-form/address.ts";
import { focusInView } from "../../browser/bring-into-view.ts";
import { thisYear } from "../../browser/clock.ts";
import { useTypedAddress } from "../../browser/use-typed-address.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { Tool, ToolHeading } from "../../ui/masthead/tool.tsx";
import { PackAnswer } from "./parts/pack-answer.tsx";
import { readingsOf, type Entry, carriedIn, firstEntry, queryOf, readEntry } from "./model.ts";
import { ReadingsForm } from "./parts/readings-form.tsx";
import { editsBeforeHydration } from "../../browser/edits-before-hydration.ts";

export const BatteryTest = withErrorBoundary(BatteryTestTool, () => heading);

const heading = "Is the battery pack good?";

function BatteryTestTool() {
  const [entry, setEntry] = useState(firstEntry);
  const [carried, setCarried] = useState<[string, string][]>([]);
  const [asOfYear] = useState(thisYear);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLElement>(null);

  // What was entered before hydration takes precedence over the address.
  useLayoutEffect(() => {
    const address = readAddress();
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setCarried(carriedIn(address));
    setEntry((first) => {
      const unchanged = queryOf([], first);
      const found = readEntry(
        editsBeforeHydration(form.current!, unchanged),
        readEntry(address, first),
      );
      // Setting an equal entry would change the address.
      return queryOf([], found) === unchanged ? first : found;
    });
  }, []);

  useTypedAddress(entry === firstEntry ? null : location.pathname + queryOf(carried, entry));

  const readings = readingsOf(entry);
  const change = (next: Partial<Entry>) => setEntry((current) => ({ ...current, ...next }));
  return (
    <Tool
      name="Battery test"
      isAnswered={false}
      main={
        <ToolHeading
          title={heading}
          lede="Enter the voltage of each battery to see the weakest one, how full the pack is, and what to do next."
        />
      }
      form={
        <ReadingsForm
          ref={form}
          entry={entry}
          readings={readings}
          onChange={change}
          onTest={() => focusInView(answer.current!)}
        />
      }
    >
      <RedrawnIfTranslated content={queryOf(carried, entry)}>
        <PackAnswer
          ref={answer}
          readings={readings}
          code={entry.code}
          carried={carried}
          asOfYear={asOfYear}
        />
      </RedrawnIfTranslated>
    </Tool>
  );
}
