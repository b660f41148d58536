// Tested in a browser by ../../../../e2e/release/developers.spec.ts.
import { type CodeWord, codeWords } from "./code-words.ts";

export function startConsole(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-console]")!;
  const answer = document.querySelector<HTMLElement>("[data-answer]")!;
  const show = (sentence: string, content: string) => {
    answer.querySelector("[role=status]")!.textContent = sentence;
    answer.querySelector("code")!.replaceChildren(...codeWords(content).map(nodeOf));
  };
  const send = async (address: string) => {
    show("Sending…", `GET ${address}`);
    try {
      const response = await fetch(address);
      const body = JSON.stringify(await response.json(), null, 2);
      show(`Status ${response.status}`, `GET ${address}\n\n${body}`);
    } catch {
      show("No response. Check your connection, then send it again.", `GET ${address}`);
    }
  };
  // Without this script, the browser opens the answer as its own page.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(addressOf(form));
  });
}

function nodeOf({ text, kind }: CodeWord): Node | string {
  if (kind === "plain") return text;
  const word = document.createElement(kind === "number" ? "b" : "i");
  word.textContent = text;
  return word;
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") query.set(name, value);
  }
  return `${new URL(form.action).pathname}?${query.toString()}`;
}
