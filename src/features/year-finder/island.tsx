import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { findYear, betterMatches } from "../../../domain/serial-numbers/find-year.ts";
import { numberKinds } from "../../../domain/serial-numbers/number-kinds.ts";
import {
  type Entry,
  addressOf,
  areSame,
  noReturnContext,
  readEntry,
  readReturnContext,
} from "./address.ts";
import { onNewNumbers, readAddress } from "../cart/address.ts";
import { safeTool } from "../../ui/lazy/safe-tool.tsx";
import { ToolColumns } from "../../ui/form/tool-columns.tsx";
import { AnswerBoard } from "./parts/answer-board.tsx";
import { NumberForm } from "./parts/number-form.tsx";
import { PlatePlace } from "./parts/plate-place.tsx";
import styles from "./year-finder.module.css";
import { changesIn } from "../../browser/changes-in.ts";

const firstEntry: Entry = { kind: numberKinds[0]!.id, number: "" };

/** Browsers refuse an address that changes with every keystroke. */
const addressDelayMs = 300;

/** Reads the year from a number while it is typed, and leads back to the value tool with it. */
export const YearFinder = safeTool(function YearFinder() {
  const [entry, setEntry] = useState(firstEntry);
  const [returnContext, setReturnContext] = useState(noReturnContext);
  // Only here is the clock read.
  const [asOfYear] = useState(thisYear);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  const kind = numberKinds.find(({ id }) => id === entry.kind)!;

  // What was entered before the script ran takes precedence over the address.
  useLayoutEffect(() => {
    const address = readAddress();
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setReturnContext(readReturnContext(address));
    setEntry((first) => {
      const addressed = readEntry(address, numberKinds, first);
      const found = readEntry(
        changesIn(form.current!, `?${new URLSearchParams({ ...first })}`),
        numberKinds,
        addressed,
      );
      // Keeping the same object leaves the address as it is.
      return areSame(found, first) ? first : found;
    });
  }, []);

  useEffect(
    () => onNewNumbers(() => setEntry(readEntry(readAddress(), numberKinds, firstEntry))),
    [],
  );

  useEffect(() => {
    if (entry === firstEntry) return;
    const address = addressOf(returnContext, entry);
    const timer = setTimeout(
      () => history.replaceState(history.state, "", address),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [returnContext, entry]);

  return (
    <ToolColumns>
      <NumberForm
        ref={form}
        kind={kind}
        number={entry.number}
        onChange={(change) => setEntry((current) => ({ ...current, ...change }))}
        onFind={() => board.current!.focus()}
      />
      <div className={styles.answer}>
        <AnswerBoard
          ref={board}
          kind={kind}
          reading={findYear(kind, entry.number, asOfYear)}
          betterMatches={betterMatches(kind, entry.number, asOfYear)}
          returnContext={returnContext}
          asOfYear={asOfYear}
          onChoose={({ id }) => setEntry((current) => ({ ...current, kind: id }))}
        />
        <PlatePlace kind={kind} />
      </div>
    </ToolColumns>
  );
});
