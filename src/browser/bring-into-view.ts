const scrollDelayMs = 100;
/** What a result loads later arrives within this time on most networks. */
const growsForMs = 1000;

/** Scrolls to a tool's result: a narrow screen has it below the form, and a short one above. */
export function bringIntoView(result: HTMLElement) {
  const isNarrow = !matchMedia("(min-width: 60rem)").matches;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = () => {
    // A sticky result moves along with a scroll; the column that it stands in does not.
    const isSticky = getComputedStyle(result).position === "sticky";
    const place = isSticky ? result.parentElement! : result;
    place.scrollIntoView({ behavior: reduced ? "instant" : "smooth" });
  };
  const showUnlessInView = () => {
    if (!isInView(result)) show();
  };
  setTimeout(isNarrow ? show : showUnlessInView, reduced ? 0 : scrollDelayMs);
  if (isNarrow) return;
  // A sticky result that grows is pushed up by the end of its column.
  const growth = new ResizeObserver(showUnlessInView);
  growth.observe(result);
  setTimeout(() => growth.disconnect(), growsForMs);
}

/** The same for an answer that takes the focus: the focus alone would leave the top of a tall one out. */
export function focusInView(result: HTMLElement) {
  result.focus({ preventScroll: true });
  bringIntoView(result);
}

/** True if a result's first lines are below the page's header, and its number is on the screen. */
function isInView(result: HTMLElement): boolean {
  const { top } = result.getBoundingClientRect();
  const { bottom } = (result.querySelector("data") ?? result).getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight;
}
