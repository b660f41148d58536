import { type ReactNode, act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi, describe } from "vitest";
import { mount, openPage, press, render, submit, enter } from "../../../ui/kit/page.fixture.ts";
import { getAll, fieldOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { minTimeMs } from "../../../../domain/submissions/entry.ts";
import { Receiver, answerWith, refuse } from "../../../forms/receiver.fixture.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { calculationOf } from "../../cart-form/calculation.fixture.ts";
import { shareText, useActions } from "./actions.tsx";
import { share } from "./save-and-share.tsx";
import { SaveAnswer } from "../../my-carts/parts/save-answer.tsx";
import { SellForm } from "../../sell/sell-form.tsx";
import type { Role } from "../../../../domain/cart/roles.ts";
import { currentCarts } from "../../my-carts/saved-carts.ts";
import { onward } from "../../my-carts/storage.fixture.ts";

const calculation = calculationOf();
const soon = { timeout: 30_000, interval: 5 };

let receiver: Receiver;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  receiver = new Receiver();
  await receiver.open();
  openPage("", "/?year=2020");
});
afterEach(async () => {
  await receiver.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Shown({ calculation: shown, of }: { calculation: Calculation; of: Role }) {
  const actions = useActions(shown, of);
  return (
    <div>
      {actions!.main}
      {actions!.more}
      {actions!.outcome}
    </div>
  );
}

const actionsFor = (cart: Calculation, of: Role = "selling") => (
  <Shown calculation={cart} of={of} />
);
const statusIn = (actions: HTMLElement) => textOf(getOne("p[role=status]", actions));
const alertIn = (dialog: HTMLElement) => textOf(getOne("[role=alert]", dialog));

test("an answer starts with five buttons and no outcome", () => {
  const actions = render(actionsFor(calculation));
  expect(textsOf("button", actions)).toEqual([
    "List for Sale",
    "Share Result",
    "Save to My carts",
    "Print",
    "Show a buyer",
  ]);
  expect(statusIn(actions)).toBe("");
  expect(getAll("dialog, input", actions)).toEqual([]);
});

test("a note tells the seller that Show a buyer leaves out the lowest price", () => {
  const actions = render(actionsFor(calculation));
  const button = getAll("button", actions).find((one) => textOf(one) === "Show a buyer")!;
  const note = getOne(`#${CSS.escape(button.getAttribute("aria-describedby")!)}`, actions);
  expect(textOf(note)).toBe("lowest price left out");
});

test.each<[Role]>([["buying"], ["trading"], ["insuring"]])(
  "someone %s is told nothing about a lowest price",
  (role) => {
    expect(textOf(render(actionsFor(calculation, role)))).not.toContain("lowest price");
  },
);

test("a seller whose cart has no dealers' prices is told nothing about a lowest price", () => {
  const gem = calculationOf({ make: "GEM", model: "e4" });
  expect(textOf(render(actionsFor(gem)))).not.toContain("lowest price");
});

test.each<[Role, string, string]>([
  ["trading", "Test the batteries", "/battery-test?"],
  ["buying", "Print the checklist", "paper=buying-checklist"],
  ["insuring", "Print the value sheet", "paper=insurance-sheet"],
])("someone %s gets the first button %j and can still list the cart", (role, name, address) => {
  const actions = render(actionsFor(calculation, role));
  const [first] = getAll("a", actions);
  expect(textOf(first!)).toBe(name);
  expect(first!.getAttribute("href")).toContain(address);
  expect(textsOf("button", actions)).toContain("List for Sale");
});

test("a browser that can neither share nor copy shows the text", async () => {
  vi.stubGlobal("navigator", {});
  const actions = await mount(actionsFor(calculation));
  await press("Share Result", actions);
  expect(fieldOf("Copy this text", actions).value).toContain(text);
});

async function openDialog() {
  const actions = await mount(actionsFor(calculation));
  await press("List for Sale", actions);
  await vi.waitFor(() => getOne("dialog[open]", actions), soon);
  await fillIn(actions);
  return { actions, dialog: getOne("dialog", actions) };
}

async function fillIn(page: HTMLElement) {
  const texts = { Name: "Ann", Email: "ann@example.com", Location: "Ocala, FL" };
  for (const [label, text] of Object.entries(texts)) await enter(text, fieldOf(label, page));
  // Mocked only now, because React times lazy loading with the same clock.
  vi.spyOn(performance, "now").mockReturnValue(Math.max(performance.now(), minTimeMs));
}

test("a cart that is sent arrives, the dialog closes, and the visitor is thanked", async () => {
  const { actions, dialog } = await openDialog();
  await submit(dialog);
  await vi.waitFor(() => {
    expect(statusIn(actions)).toBe(
      "Thanks. We received your details for the 2020 Club Car Onward and will contact you. Nothing is published.",
    );
  }, soon);
  expect(dialog.hasAttribute("open")).toBe(false);
  const { cart } = calculation;
  expect([...receiver.entries.values()]).toMatchObject([
    { name: "Ann", location: "Ocala, FL", cart, estimate: 5216, page: "/?year=2020" },
  ]);
});

const serial = "PH1523-345678";
const boxIn = (page: HTMLElement) => fieldOf("Send the serial number, too", page);

test.each([
  ["without its serial number", false, ""],
  ["with its serial number once the box is checked", true, serial],
])("a cart is sent %s", async (_, isChecked, sent) => {
  const numbered = calculationOf({ serial });
  const form = <SellForm calculation={numbered} onSent={() => {}} onCancel={() => {}} />;
  const page = await mount(form);
  await fillIn(page);
  expect(boxIn(page).checked).toBe(false);
  if (isChecked) act(() => boxIn(page).click());
  await submit(page);
  await vi.waitFor(() => expect(receiver.entries.size).toBe(1), soon);
  expect([...receiver.entries.values()]).toMatchObject([
    { cart: { ...numbered.cart, serial: sent } },
  ]);
});

test("a cart without a serial number has no box to send it", async () => {
  const { dialog } = await openDialog();
  expect(getAll("input[type=checkbox]", dialog)).toEqual([]);
});

/** Sends the dialog's cart; the server answers when the returned function is called. */
async function sendSlowly(dialog: HTMLElement): Promise<(answer?: typeof receiver.store) => void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<typeof receiver.store>();
  receiver.answers.push(async (response, fields) => (await answered)(response, fields));
  await submit(dialog);
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), soon);
  return (respond = receiver.store) => answer(respond);
}

test("a form edited while it is being sent stays open and says what was sent", async () => {
  const { actions, dialog } = await openDialog();
  const answer = await sendSlowly(dialog);
  await enter("Bob", fieldOf("Name", dialog));
  fieldOf("Name", dialog).focus();
  answer();
  await vi.waitFor(() => {
    expect(alertIn(dialog)).toBe(
      "We received your 2020 Club Car Onward as you sent it. What’s in the form now hasn’t been sent.",
    );
  }, soon);
  expect(dialog.hasAttribute("open")).toBe(true);
  expect(fieldOf("Name", dialog).value).toBe("Bob");
  expect(document.activeElement).toBe(fieldOf("Name", dialog));
  expect(statusIn(actions)).toContain("Thanks.");
});

test("the visitor is thanked for a sent cart while another cart's form stays open", async () => {
  const other = calculationOf({ make: "EZ-GO", model: "TXT" });
  const page = await mount(
    <OneThenAnother one={actionsFor(calculation)} another={actionsFor(other)} />,
  );
  await press("List for Sale", page);
  await vi.waitFor(() => getOne("dialog[open]", page), soon);
  await fillIn(page);
  const answer = await sendSlowly(getOne("dialog", page));
  await press("Cancel", getOne("dialog", page));
  await press("Another", page);
  await press("List for Sale", page);
  answer();
  await vi.waitFor(() => expect(statusIn(page)).toContain("for the 2020 Club Car Onward"), soon);
  expect(getOne("dialog", page).hasAttribute("open")).toBe(true);
  expect(textOf(getOne("dialog", page))).toContain("2020 EZ-GO TXT · Asking");
  expect([...receiver.entries.values()]).toMatchObject([{ cart: calculation.cart }]);
});

function OneThenAnother({ one, another }: { one: ReactNode; another: ReactNode }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      {isPressed ? another : one}
      <button onClick={() => setPressed(true)}>Another</button>
    </>
  );
}

test("a cart refused after its dialog closed is reported below the estimate", async () => {
  const { actions, dialog } = await openDialog();
  const answer = await sendSlowly(dialog);
  await press("Cancel", dialog);
  answer(refuse(422, { form: "We are very busy." }));
  await vi.waitFor(() => {
    expect(statusIn(actions)).toBe(
      "Your 2020 Club Car Onward wasn’t sent. Press List for Sale to see why.",
    );
  }, soon);
  await press("List for Sale", actions);
  expect(alertIn(dialog)).toContain("We are very busy.");
});

test("discarding a cart clears the message that it wasn't sent", async () => {
  const { actions, dialog } = await openDialog();
  const answer = await sendSlowly(dialog);
  await press("Cancel", dialog);
  answer(answerWith(502, "Bad Gateway"));
  await vi.waitFor(() => expect(statusIn(actions)).toContain("wasn’t sent"), soon);
  act(() => getOne<HTMLFormElement>("form", dialog).reset());
  expect([statusIn(actions), alertIn(dialog)]).toEqual(["", ""]);
});

test("a visitor who has left is not thanked when the cart is stored", async () => {
  const onSent = vi.fn<() => void>();
  const form = <SellForm calculation={calculation} onSent={onSent} onCancel={() => {}} />;
  const page = await mount(<OneThenAnother one={form} another={null} />);
  await fillIn(page);
  await submit(page);
  await press("Another", page);
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0), soon);
  expect(receiver.entries.size).toBe(1);
  expect(onSent).not.toHaveBeenCalled();
});

test("a refused cart leaves the dialog open with what was typed", async () => {
  const { actions, dialog } = await openDialog();
  receiver.answers.push(refuse(422, { form: "We are very busy." }));
  await submit(dialog);
  await vi.waitFor(() => expect(alertIn(dialog)).toBe("We are very busy."), soon);
  expect(dialog.hasAttribute("open")).toBe(true);
  expect(fieldOf("Name", dialog).value).toBe("Ann");
  expect(statusIn(actions)).toBe("");
});

test("a canceled form keeps its text for the next time the dialog opens", async () => {
  const { actions, dialog } = await openDialog();
  await press("Cancel", dialog);
  expect(dialog.hasAttribute("open")).toBe(false);
  await press("List for Sale", actions);
  expect(dialog.hasAttribute("open")).toBe(true);
  expect(fieldOf("Location", dialog).value).toBe("Ocala, FL");
});

const text = "2020 Club Car Onward is estimated at $5,216";
const url = "https://cartworth.example/?year=2020";

function deviceWith(fails: { shareFails?: string; copyFails?: boolean }) {
  const { shareFails, copyFails = false } = fails;
  const shared: ShareData[] = [];
  const copied: string[] = [];
  vi.stubGlobal("navigator", {
    share: async (data: ShareData) => {
      shared.push(data);
      if (shareFails !== undefined) throw new DOMException("", shareFails);
    },
    clipboard: {
      writeText: async (written: string) => {
        if (copyFails) throw new DOMException("", "NotAllowedError");
        copied.push(written);
      },
    },
  });
  return { shared, copied };
}

test("the shared text names the cart and its estimate", () => {
  expect(shareText(calculation.cart, calculation.estimate.value)).toBe(text);
});

test("pressing Save twice saves the calculated cart once, with its page", async () => {
  openPage("", "/club-car");
  const actions = await mount(actionsFor(calculation));
  const saved = () => textOf(getOne("output:last-of-type", actions));
  await press("Save to My carts", actions);
  await vi.waitFor(() => expect(saved()).toMatch(/^Saved as 2020 Club Car Onward\./), soon);
  await press("Save to My carts", actions);
  await vi.waitFor(() => expect(saved()).toMatch(/^Already saved as 2020 Club Car Onward\./), soon);
  expect(currentCarts().carts.map(({ path, details }) => [path, details])).toEqual([
    ["/club-car", onward.details],
  ]);
});

test("pressing Print prints the page", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await press("Print", await mount(actionsFor(calculation)));
  expect(print).toHaveBeenCalledOnce();
});

describe("sharing", () => {
  test.each([
    [undefined, "shared", []],
    // A visitor who cancels doesn't get the text copied behind their back.
    ["AbortError", "dismissed", []],
    ["NotAllowedError", "copied", [`${text} ${url}`]],
  ])("sharing opens the device's sheet, and after the error %s it is %s", async (...row) => {
    const [shareFails, status, texts] = row;
    const { shared, copied } = deviceWith(shareFails === undefined ? {} : { shareFails });
    expect(await share(text, url)).toEqual({ status });
    expect(shared).toEqual([{ title: "Golf Cart Value Estimate", text, url }]);
    expect(copied).toEqual(texts);
  });

  test("sharing that fails both ways returns the text for the visitor to copy", async () => {
    deviceWith({ shareFails: "NotAllowedError", copyFails: true });
    expect(await share(text, url)).toEqual({ status: "refused", text: `${text} ${url}` });
  });

  test("sharing works on a device that has a clipboard only", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
    expect(await share(text, url)).toMatchObject({ status: "copied" });
  });
});

describe("the sentence after saving", () => {
  const answer = (outcome: Parameters<typeof SaveAnswer>[0]) => render(<SaveAnswer {...outcome} />);
  const named = { ...onward, name: "Bob’s" };

  test.each([
    [{ status: "saved", saved: onward }, "Saved as 2020 Club Car Onward. See My carts"],
    [{ status: "already-saved", saved: named }, "Already saved as Bob’s. See My carts"],
    [{ status: "at-limit" }, "My carts holds 100 carts: remove one to save another. See My carts"],
  ] as const)("saving with the outcome %j links to My carts", (outcome, sentence) => {
    expect(textOf(answer(outcome))).toBe(sentence);
    expect(getOne("a", answer(outcome)).getAttribute("href")).toBe("/my-carts");
  });

  test.each([
    ["forbidden", "This browser does not let the page keep anything (private browsing?)."],
    ["full", "This browser’s storage is full: remove a cart."],
  ] as const)(
    "saving in a browser whose storage is %s says so without a link",
    (status, sentence) => {
      expect(textOf(answer({ status }))).toBe(sentence);
      expect(getAll("a", answer({ status }))).toEqual([]);
    },
  );
});
