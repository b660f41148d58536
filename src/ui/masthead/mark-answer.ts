// Tested in ../../islands/after-paint.test.tsx.
/*
 * These mark a page whose address holds all that its tool asks for, so that it is painted in the layout
 * of an answer and nothing moves when the answer comes. They are inlined and run before the first paint,
 * so they can't use anything outside themselves.
 */

export const markAnswerFrom = {
  cart: markCart,
  ad: markAd,
  plate: markPlate,
  recalls: markRecalls,
  paper: markPaper,
};

function markCart(): void {
  const address = new URLSearchParams(location.search);
  if (["year", "make", "model"].every((name) => address.get(name)))
    document.documentElement.dataset["answered"] = "";
}

function markAd(): void {
  const address = new URLSearchParams(location.search);
  if (!["year", "make", "model"].every((name) => address.get(name))) return;
  // Without a price, the cart that was carried along is shown in the form.
  document.documentElement.dataset[address.get("price") ? "answered" : "carried"] = "";
}

function markPlate(): void {
  if (/[#&](?:number|serial)=\w/.test(location.hash))
    document.documentElement.dataset["answered"] = "";
}

function markRecalls(): void {
  // The server never sees the number, so its answer would be to a different question.
  if (/[#&](?:number|serial)=\w/.test(location.hash))
    document.documentElement.dataset["answered"] = "number";
  else if (new URLSearchParams(location.search).get("make"))
    document.documentElement.dataset["answered"] = "";
}

function markPaper(): void {
  if (new URLSearchParams(location.search).get("paper"))
    document.documentElement.dataset["carried"] = "";
}

/** True while the page hides its form and keeps room for an answer. */
export function isAnswerMarked(): boolean {
  return document.documentElement.dataset["answered"] !== undefined;
}

/** Call this once the tool shows its own answer, or if there won't be one. */
export function unmarkAnswer(): void {
  delete document.documentElement.dataset["answered"];
  delete document.documentElement.dataset["carried"];
}

/** The tool's own answer takes the place of the one that the server sent. */
export function replaceFirstAnswer(): void {
  unmarkAnswer();
  document.querySelector(".first-answer")?.remove();
}
