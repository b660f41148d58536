/** A background or prerendered page may never be painted, so wait at most this long. */
const maxWaitMs = 300;

export function afterFirstPaint(task: () => void): void {
  let done = false;
  const once = () => {
    if (!done) task();
    done = true;
  };
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  setTimeout(once, maxWaitMs);
}
