const scrollDelayMs = 100;
/** Late parts of a result arrive within this time on most networks. */
const growsForMs = 1000;

/** Scrolls to a tool's result: a narrow screen has it below the form, and a short one above. */
export function bringIntoView(board: HTMLElement) {
  const isNarrow = !matchMedia("(min-width: 60rem)").matches;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = () => {
    // A sticky board moves along with a scroll; the column that it stands in does not.
    const isSticky = getComputedStyle(board).position === "sticky";
    const place = isSticky ? board.parentElement! : board;
    place.scrollIntoView({ behavior: reduced ? "instant" : "smooth" });
  };
  const showUnlessInView = () => {
    if (!isInView(board)) show();
  };
  setTimeout(isNarrow ? show : showUnlessInView, reduced ? 0 : scrollDelayMs);
  if (isNarrow) return;
  // A sticky board that grows is pushed up by the end of its column.
  const growth = new ResizeObserver(showUnlessInView);
  growth.observe(board);
  setTimeout(() => growth.disconnect(), growsForMs);
}

/** The same for an answer that takes the focus: the focus alone would leave the top of a tall one out. */
export function focusInView(board: HTMLElement) {
  board.focus({ preventScroll: true });
  bringIntoView(board);
}

/** True if a board's first lines are below the page's header, and its number is on the screen. */
function isInView(board: HTMLElement): boolean {
  const { top } = board.getBoundingClientRect();
  const { bottom } = (board.querySelector("data") ?? board).getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight;
}
