const scrollDelayMs = 100;

/** Scrolls to a tool's result: a narrow screen has it below the form, and a short one above. */
export function bringIntoView(board: HTMLElement) {
  const isNarrow = !matchMedia("(min-width: 60rem)").matches;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = () => {
    if (isNarrow || !isOnScreen(board.querySelector("data") ?? board)) {
      board.scrollIntoView({ behavior: reduced ? "instant" : "smooth" });
    }
  };
  setTimeout(show, reduced ? 0 : scrollDelayMs);
}

/** The same for an answer that takes the focus: the focus alone would leave the top of a tall one out. */
export function focusInView(board: HTMLElement) {
  board.focus({ preventScroll: true });
  bringIntoView(board);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight;
}
