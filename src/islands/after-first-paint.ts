/** A page that is not painted, in a background tab or prerendered, is not waited for longer. */
const patienceMs = 300;

/** Runs a task once the page's text has been painted for the first time. */
export function afterFirstPaint(task: () => void): void {
  let done = false;
  const once = () => {
    if (!done) task();
    done = true;
  };
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  setTimeout(once, patienceMs);
}
