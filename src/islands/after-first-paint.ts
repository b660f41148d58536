/** Runs a task once the page has been painted for the first time. */
export function afterFirstPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
