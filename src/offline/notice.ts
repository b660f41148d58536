// Tested in unsent-notice.test.tsx.
const box = Object.assign(document.createElement("aside"), {
  className: "offline-notice cluster",
});
const text = document.createElement("p");
const buttons = Object.assign(document.createElement("div"), { className: "cluster" });
box.ariaLabel = "Notice";
text.role = "status";
box.append(text, buttons);

let current = new AbortController();

/** The sentence gets a button for each action. The signal aborts when the notice is hidden or replaced. */
export function showNotice(
  sentence: string,
  actions: Readonly<Record<string, () => void>>,
): AbortSignal {
  current.abort();
  current = new AbortController();
  const hadFocus = box.contains(document.activeElement);
  if (!box.isConnected) document.body.append(box);
  buttons.replaceChildren(...Object.entries(actions).map(([label, run]) => button(label, run)));
  // Screen readers announce a status when it changes, not when it appears.
  setTimeout(() => (text.textContent = sentence), 50);
  if (hadFocus) buttons.querySelector("button")?.focus();
  return current.signal;
}

/** Leaves the buttons and the focus alone. */
export function sayInNotice(sentence: string): void {
  text.textContent = sentence;
}

export function hideNotice(): void {
  current.abort();
  box.remove();
  text.textContent = "";
}

export function isNoticeShown(): boolean {
  return box.isConnected;
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement("button"), {
    type: "button",
    className: "button",
    textContent: label,
  });
  element.addEventListener("click", run);
  return element;
}
