import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "./page.fixture.ts";
import { fieldOf, linksIn, textsOf, getOne } from "./queries.fixture.ts";
import { Button, Chip, LinkButton } from "./button.tsx";
import { Field } from "../form/field.tsx";
import { Modal } from "./modal.tsx";
import { BlankTiles, Tiles } from "./tiles.tsx";
import { ToolForm, SubmitButton } from "../form/tool-form.tsx";

test("a field is named by its label and the note after it", () => {
  const page = render(
    <Field label="Name" note="required">
      {(id) => <input id={id} name="name" />}
    </Field>,
  );
  expect(fieldOf("Name required", page).name).toBe("name");
});

describe("a button", () => {
  test.each([
    ["Button", Button],
    ["Chip", Chip],
  ])("a button of the kind %s doesn't submit its form by default", (_name, Kind) => {
    expect(getOne("button", render(<Kind />)).getAttribute("type")).toBe("button");
    expect(getOne("button", render(<Kind type="submit" />)).getAttribute("type")).toBe("submit");
  });

  test("a link button is a link", () => {
    const page = render(
      <LinkButton href="/my-carts" tone="call">
        My carts
      </LinkButton>,
    );
    expect(linksIn(page)).toEqual([["My carts", "/my-carts"]]);
    expect(getOne("a", page).dataset["tone"]).toBe("call");
  });
});

describe("the button of a tool", () => {
  const submitButton = (missing: string, stale = "") =>
    render(
      <SubmitButton missing={missing} stale={stale}>
        Calculate
      </SubmitButton>,
    );

  test.each([
    ["To calculate, enter the year.", true, ["To calculate, enter the year."]],
    ["", false, ["The result is out of date."]],
  ])("a tool's button missing %j is disabled: %s, and its note says why", (...row) => {
    const [missing, isClosed, notes] = row;
    const page = submitButton(missing, "The result is out of date.");
    expect(getOne("button", page).hasAttribute("disabled")).toBe(isClosed);
    expect(textsOf(isClosed ? "p" : "p b", page)).toEqual(notes);
  });
});

test("a tool's form has no browser validation and says that it needs JavaScript", () => {
  const page = render(
    <ToolForm onSubmit={() => {}} tool="The tool" withoutScript="Or walk.">
      Fields
    </ToolForm>,
  );
  expect(getOne("form", page).hasAttribute("novalidate")).toBe(true);
  expect(getOne("form", page).textContent).toBe(
    "FieldsThe tool needs JavaScript. Turn it on, or check your connection. Or walk.",
  );
});

describe("a figure in tiles", () => {
  test("any figure in tiles is read out as one figure", () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        const text = `$${value.toLocaleString("en-US")}`;
        const data = getOne("data", render(<Tiles value={value} text={text} />));
        expect(data.role).toBe("img");
        expect(data.getAttribute("aria-label")).toBe(text);
        expect(data.getAttribute("value")).toBe(String(value));
        expect(textsOf("i, b", data)).toEqual([...text]);
      }),
      { numRuns: 30 },
    );
  });

  test("a blank figure is not read out", () => {
    const page = render(<BlankTiles text="$0,000" />);
    expect(getOne("[data-blank]", page).getAttribute("aria-hidden")).toBe("true");
    expect(textsOf("i, b", page)).toHaveLength(6);
  });
});

test("a dialog is named by its title and can be closed", () => {
  const page = render(
    <Modal ref={{ current: null }} title="Sell your cart">
      Fields
    </Modal>,
  );
  const dialog = getOne("dialog", page);
  expect(dialog.getAttribute("aria-label")).toBe("Sell your cart");
  expect(dialog.hasAttribute("open")).toBe(false);
  expect(textsOf("h2", dialog)).toEqual(["Sell your cart"]);
  expect(getOne("button", dialog).getAttribute("aria-label")).toBe("Close");
  expect(getOne("button", dialog).getAttribute("type")).toBe("button");
});
