const scrollDelayMs = 100;
/** Parts of the result that load later arrive within this time on most networks. */
const growthMs = 1000;

/** On a narrow screen, the result is below the form; on a short one, above. */
export function bringIntoView(result: HTMLElement) {
  const isNarrow = !matchMedia("(min-width: 60rem)").matches;
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const show = () => {
    // By now, it may have left the page.
    if (!result.isConnected) return;
    // A sticky result moves along with the scrolling; its column doesn't.
    const isSticky = getComputedStyle(result).position === "sticky";
    const place = isSticky ? result.parentElement! : result;
    place.scrollIntoView({ behavior: isMotionReduced ? "instant" : "smooth" });
  };
  const showUnlessInView = () => {
    if (result.isConnected && !isInView(result)) show();
  };
  setTimeout(isNarrow ? show : showUnlessInView, isMotionReduced ? 0 : scrollDelayMs);
  if (isNarrow) return;
  // The end of its column pushes up a sticky result that grows.
  const growth = new ResizeObserver(showUnlessInView);
  growth.observe(result);
  setTimeout(() => growth.disconnect(), growthMs);
}

/** Focusing alone would leave the top of a tall answer out of view. */
export function focusInView(result: HTMLElement) {
  result.focus({ preventScroll: true });
  bringIntoView(result);
}

/** True if the result's top is below the page's header and its number is on the screen. */
function isInView(result: HTMLElement): boolean {
  const { top } = result.getBoundingClientRect();
  const { bottom } = (result.querySelector("data") ?? result).getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight;
}
