import { useRef, useState } from "react";
import { focusInView } from "../../browser/bring-into-view.ts";
import { today } from "../../browser/clock.ts";
import { useTypedAddress } from "../../browser/use-typed-address.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { Tool, ToolHeading } from "../../ui/masthead/tool.tsx";
import { useFormValues } from "../../ui/masthead/use-form-values.ts";
import { PackAnswer } from "./parts/pack-answer.tsx";
import { readingsOf, type Entry, carriedFields, entryCodec, firstEntry, queryOf } from "./model.ts";
import { ReadingsForm } from "./parts/readings-form.tsx";

export const BatteryTest = withErrorBoundary(BatteryTestTool, () => heading);

const heading = "Is the battery pack good?";

function BatteryTestTool() {
  const { form, address, values: entry, setValues: setEntry } = useFormValues(entryCodec);
  const [day] = useState(today);
  const answer = useRef<HTMLElement>(null);

  const carried = carriedFields(address);
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
          day={day}
        />
      </RedrawnIfTranslated>
    </Tool>
  );
}
