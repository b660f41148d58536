import { readFileSync } from "node:fs";
import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { someDetails } from "../../../../domain/details/cart.fixture.ts";
import { mount, press, render } from "../../../ui/kit/page.fixture.ts";
import { getAll, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { ConditionCheck, questionTexts } from "./condition-check.tsx";
import { ConditionHelp } from "./detail-fields.tsx";
import { type Details, defaultDetails } from "../../../../domain/details/details.ts";

const questionsIn = (page: HTMLElement) => getAll("fieldset", page);
const statusIn = (page: HTMLElement) => textsOf("p, li", getOne("[role=status]", page)).join(" ");

function InForm({ start }: { start: Partial<Details> }) {
  const [details, setDetails] = useState<Details>({ ...defaultDetails, ...start });
  return (
    <>
      <output>{JSON.stringify(details)}</output>
      <ConditionCheck
        {...details}
        onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
      />
    </>
  );
}

const places = { No: 0, Yes: 1, "Not sure": 2 };

/** Answers no to every question, except those that begin with `exception`. */
async function answerAll(page: HTMLElement, exception = "-", answer: keyof typeof places = "Yes") {
  for (const question of questionsIn(page)) {
    if (!question.isConnected) continue;
    const place = textOf(question).startsWith(exception) ? places[answer] : places.No;
    await act(async () => getAll("input", question)[place]!.click());
  }
}

test("the condition check asks ten questions about an electric cart and nine about a gas cart", () => {
  const of = (powertrain: Details["powertrain"]) =>
    textsOf(
      "legend",
      render(<ConditionCheck condition="good" powertrain={powertrain} onChange={() => {}} />),
    );
  expect(of("electric")).toEqual(Object.values(questionTexts).map(({ question }) => question));
  expect(of("gas")).toEqual(of("electric").filter((question) => !question.includes("charger")));
});

test("the condition check starts without answers and says how many questions are left", async () => {
  const page = await mount(<InForm start={{ powertrain: "gas" }} />);
  expect(getAll<HTMLInputElement>("input", page).some(({ checked }) => checked)).toBe(false);
  expect(statusIn(page)).toBe("9 questions are left.");
  expect(getAll("button", page)).toEqual([]);
  for (const question of questionsIn(page).slice(1)) {
    await act(async () => getAll("input", question)[0]!.click());
  }
  expect(statusIn(page)).toBe("One question is left.");
});

test.each([
  ["-", "Yes", "Excellent", "Excellent: like new, no wear."],
  [
    "At arm’s length",
    "Yes",
    "Good",
    "Good: minor wear, well maintained, because of visible wear. To make it excellent: Get rid of every scratch, stain, and faded spot. Few used carts look that good.",
  ],
  [
    "Is any tire",
    "Not sure",
    "Good",
    "Good: minor wear, well maintained. This is a guess: you haven’t checked the tires. Take care of this first: Check what you’re not sure about. If it’s fine, answer no. The other questions couldn’t change that.",
  ],
  [
    "Is any tire",
    "Yes",
    "Fair",
    "Fair: moderate wear, needs minor work, because of worn tires. Take care of this first: Replace the worn tires. The other questions couldn’t change that.",
  ],
  [
    "Is the frame",
    "Yes",
    "Poor",
    "Poor: significant wear, needs major work, because of the frame. Take care of this first: Have the frame repaired. The other questions couldn’t change that.",
  ],
] as const)(
  "the question %j answered with %s gives the condition %s",
  async (exception, answer, name, text) => {
    const page = await mount(<InForm start={{ condition: "poor" }} />);
    await answerAll(page, exception, answer);
    expect(statusIn(page).replace(/ The form is set to \w+\./, "")).toBe(text);
    expect(textsOf("button", page)).toEqual([`Use ${name}`, "Start over"]);
  },
);

test("the condition check stops asking once no answer can change the condition", async () => {
  const page = await mount(<InForm start={{ condition: "good" }} />);
  const [frame] = questionsIn(page);
  await act(async () => getAll("input", frame)[places.Yes]!.click());
  expect(questionsIn(page)).toHaveLength(1);
  expect(statusIn(page)).toMatch(/^Poor: .* The other questions couldn’t change that\.$/);
  await act(async () => getAll("input", frame)[places.No]!.click());
  expect(questionsIn(page)).toHaveLength(10);
  expect(statusIn(page)).toBe("9 questions are left.");
});

test("answering “Not sure” to every question keeps the form's condition and says so", async () => {
  const page = await mount(<InForm start={{ condition: "fair" }} />);
  await answerAll(page, "", "Not sure");
  expect(statusIn(page)).toBe(
    "You weren’t sure about anything, so your answers don’t show the condition. The form stays set to Fair.",
  );
  expect(textsOf("button", page)).toEqual(["Start over"]);
});

test("starting over clears every answer and begins with the first question", async () => {
  const page = await mount(<InForm start={{}} />);
  await answerAll(page);
  await press("Start over", page);
  expect(getAll<HTMLInputElement>("input", page).some(({ checked }) => checked)).toBe(false);
  expect(document.activeElement).toBe(getAll("input", page)[0]);
  expect(statusIn(page)).toBe("10 questions are left.");
  expect(getAll("button", page)).toEqual([]);
});

test("the button sets the condition and leaves every other detail alone", async () => {
  const start = someDetails({ serial: "A1" });
  const page = await mount(<InForm start={start} />);
  await answerAll(page, "Is any tire");
  await press("Use Fair", page);
  const details: unknown = JSON.parse(textOf(getOne("output", page)));
  expect(details).toEqual({ ...start, condition: "fair" });
  expect(statusIn(page)).toContain("The form is set to Fair.");
});

test("the condition check loads when opened and keeps its answers while folded", async () => {
  const page = await mount(
    <ConditionHelp condition="good" powertrain="electric" onChange={() => {}} />,
  );
  expect(questionsIn(page)).toEqual([]);
  const fold = getOne<HTMLDetailsElement>("details", page);
  await toggle(fold, true);
  expect(questionsIn(page)).toHaveLength(10);
  await answerAll(page);
  await toggle(fold, false);
  await toggle(fold, true);
  expect(statusIn(page)).toContain("Excellent");
});

test("every question has a drawing of its own", () => {
  const sheet = readFileSync("src/ui/drawing/drawings.svg", "utf8");
  for (const id of Object.keys(questionTexts)) expect(sheet).toContain(`<g id="check-${id}">`);
});

async function toggle(fold: HTMLDetailsElement, open: boolean): Promise<void> {
  await act(async () => {
    fold.open = open;
    fold.dispatchEvent(new Event("toggle"));
    await vi.dynamicImportSettled();
  });
}
