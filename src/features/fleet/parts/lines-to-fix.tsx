// Tested through the tool in ../island.test.tsx.
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import type { FleetDetail } from "../../../../domain/reading/sheet/columns.ts";
import { capitalize, countWithNoun, formatNumber } from "../../../../domain/words/english.ts";
import styles from "../fleet.module.css";
import type { FaultGroup, Fleet } from "../model.ts";
import { addedHeadings, leftText } from "../text.ts";
import type { FleetHandle } from "../use-fleet.ts";

export function LinesToFix({ fleet, onFix }: { fleet: Fleet; onFix: FleetHandle["fixLines"] }) {
  const { problems, totals, sheet } = fleet;
  const [fixed, setFixed] = useState<readonly number[] | null>(null);
  const section = useRef<HTMLElement>(null);
  const remaining = totals.problems;

  useEffect(() => {
    if (fixed === null) return;
    // The focused element is gone, or shows another fault now.
    const next = section.current?.querySelector<HTMLElement>("[aria-invalid], ul button");
    (next ?? section.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the lines have changed
  }, [problems]);

  const open = new Set(problems.flatMap(({ lines }) => lines));
  const valued = (fixed ?? []).filter((line) => !open.has(line));
  if (remaining === 0 && fixed === null) return null;
  return (
    <section
      ref={section}
      id="lines-to-fix"
      className="section wrap stack screen-only"
      aria-labelledby="lines-to-fix-title"
      tabIndex={-1}
    >
      <h2 id="lines-to-fix-title">
        {remaining === 0 ? "Every line is counted" : leftText(remaining)}
      </h2>
      <p role="status">
        {valued.length === 1 && `Line ${valued[0]} is counted now. `}
        {valued.length > 1 && `${formatNumber(valued.length)} lines are counted now. `}
        {remaining > open.size &&
          `Here are the first ${problems.length} causes; more appear as you fix them. The CSV you download lists every line.`}
      </p>
      <ul className={`${styles.causes} grid`}>
        {problems.map((group) => (
          <Group
            key={group.lines[0]}
            group={group}
            headings={sheet.headings}
            onAnswer={(text) => {
              setFixed(group.lines);
              onFix(group.lines, group.fault, text);
            }}
          />
        ))}
      </ul>
      {remaining > 0 && (
        <p className="soft">
          To change anything else, correct your sheet, and paste it again. What you fix here is in
          the CSV you download.
        </p>
      )}
    </section>
  );
}

interface GroupProps {
  group: FaultGroup;
  headings: readonly string[];
  onAnswer: (text: string) => void;
}

function Group({ group: { fault, cell, lines }, headings, onAnswer }: GroupProps) {
  const added = fault.detail === null ? undefined : addedHeadings[fault.detail];
  const heading = (headings[fault.column]?.trim() ?? added) || `Column ${fault.column + 1}`;
  const subject = lines.length === 1 ? `Line ${lines[0]}` : countWithNoun(lines.length, "line");
  return (
    <li className="card message stack">
      <h3>
        {subject}: {heading} {cell === "" ? "is empty" : `is “${cell}”`}
      </h3>
      {lines.length > 1 && <p className="soft">Lines {shortList(lines)}</p>}
      <p>{capitalize(fault.sentence)}</p>
      {fault.detail !== null && (
        <Answer detail={fault.detail} heading={heading} lines={lines} onAnswer={onAnswer} />
      )}
    </li>
  );
}

function shortList(lines: readonly number[]): string {
  return `${lines.slice(0, 10).join(", ")}${lines.length > 10 ? ", …" : ""}`;
}

const choices: Partial<Record<FleetDetail, readonly string[]>> = {
  seats: ["2", "4", "6", "8"],
  powertrain: ["electric", "gas"],
  condition: ["excellent", "good", "fair", "poor"],
  batteryType: ["lead-acid", "lithium"],
  lithium: ["yes", "no"],
  lifted: ["yes", "no"],
  notRunning: ["yes", "no"],
  running: ["yes", "no"],
  hasUpgrades: ["yes", "no"],
};

interface AnswerProps {
  detail: FleetDetail;
  heading: string;
  lines: readonly number[];
  onAnswer: (text: string) => void;
}

function Answer({ detail, heading, lines, onAnswer }: AnswerProps) {
  const [text, setText] = useState("");
  const offered = choices[detail];
  const target = lines.length === 1 ? `line ${lines[0]}` : `all ${formatNumber(lines.length)}`;
  if (offered !== undefined) {
    return (
      <div
        className={`${styles.answers} cluster`}
        role="group"
        aria-label={`${heading} of ${target}`}
      >
        {offered.map((choice) => (
          <Button key={choice} onClick={() => onAnswer(choice)}>
            {capitalize(choice)}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <form
      className={`${styles.answers} cluster`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(text);
      }}
    >
      <TextField
        label={`${heading} of ${target}`}
        spellCheck={false}
        value={text}
        aria-invalid
        onChange={(event) => setText(event.target.value)}
      />
      <Button tone="solid" type="submit">
        Fix {target}
      </Button>
    </form>
  );
}
