// Tested through the page in sold-page.test.tsx.
import { isoDay } from "../../browser/clock.ts";
import { codeSentence, saleThanks } from "../../../domain/submissions/text.ts";
import { inboxIsOn } from "../../forms/inbox.data.ts";
import { sendByScript } from "../../forms/send-by-script.ts";

const form = document.querySelector<HTMLFormElement>("#sold-form")!;
const fold = form.querySelector("details")!;

const draft = sendByScript(form, "sales", (id) =>
  inboxIsOn ? `${saleThanks} ${codeSentence(id)}` : "Thank you. Your report is complete.",
);

const tiles = document.querySelector(".sign .tiles")!;
const blankPrice = tiles.textContent;
let shownPrice = "";

fillFromAddress();
showSummary();
form.querySelector<HTMLInputElement>("[type=month]")!.max = isoDay(new Date()).slice(0, 7);
showOnSign();
form.addEventListener("input", showAll);
// The fields are emptied after this event.
form.addEventListener("reset", () => queueMicrotask(showAll));

function showAll(): void {
  showSummary();
  showOnSign();
}

/** The sign above the form shows as much of the cart's name and price as has been typed. */
function showOnSign(): void {
  const named = ["year", "make", "model"].map(textIn).filter(Boolean).join(" ");
  document.querySelector("#sold-cart")!.textContent = named || "Your cart";
  if (textIn("price") !== shownPrice) void showPrice().catch(() => {});
}

/** What reads an amount is loaded for the first one. Without it, the sign stays blank. */
async function showPrice(): Promise<void> {
  const [{ readDollars }, { formatDollars }] = await Promise.all([
    import("../../../domain/words/read-dollars.ts"),
    import("../../../domain/words/money.ts"),
  ]);
  // More may have been typed meanwhile.
  shownPrice = textIn("price");
  const dollars = readDollars(shownPrice);
  tiles.toggleAttribute("data-blank", dollars === null);
  tiles.replaceChildren(
    ...Array.from(dollars === null ? blankPrice : formatDollars(dollars), (character) => {
      const tile = document.createElement("$,".includes(character) ? "b" : "i");
      tile.textContent = character;
      return tile;
    }),
  );
}

function textIn(name: string): string {
  return form.querySelector<Field>(`[name=${name}]`)!.value.trim();
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsIn(part: Element): Field[] {
  return [...part.querySelectorAll<Field>("input, select")];
}

/** Shows on the fold's line what the report will say about the cart besides its name. */
function showSummary(): void {
  const words = fieldsIn(fold).flatMap((field) =>
    field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.dataset["words"] ?? []) : [],
  );
  fold.querySelector("small")!.textContent = words.length === 0 ? "" : ` ${words.join(" · ")}`;
}

/**
 * If the draft is about another cart or sale, the form starts anew. The address then loses the cart,
 * so that a reload brings back what was typed.
 */
function fillFromAddress(): void {
  const [query, fragment] = [location.search, location.hash.slice(1)].map(
    (part) => new URLSearchParams(part),
  );
  const addressed = fieldsIn(form)
    .map((field) => ({ field, text: sourceOf(field).get(field.name) ?? "" }))
    .filter(({ field, text }) => canHold(field, text));
  if (addressed.length === 0) return;
  if (addressed.some(({ field, text }) => field.value !== text)) {
    draft.clearSent(Object.fromEntries(new FormData(form)));
    for (const { field, text } of addressed) field.value = text;
    draft.keep();
  }
  history.replaceState(history.state, "", location.pathname);

  /** The price and the month are in the fragment, which browsers don't send. */
  function sourceOf({ name }: Field): URLSearchParams {
    return name === "price" || name === "soldIn" ? fragment! : query!;
  }
}

function canHold(field: Field, text: string): boolean {
  if (text === "" || field.name === "website") return false;
  if (field instanceof HTMLInputElement) {
    return field.maxLength === -1 || text.length <= field.maxLength;
  }
  return [...field.options].some(({ value }) => value === text);
}
