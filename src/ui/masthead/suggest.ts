import { closestBy } from "../../format/closest.ts";
import { destinations } from "../../site/destinations.data.ts";

const address = safeDecode(location.pathname);
const closest = closestBy(address, destinations, ({ name, path }) => [name, path]);
if (closest !== null) {
  const suggestion = document.querySelector<HTMLElement>("#suggestion")!;
  const link = suggestion.querySelector("a")!;
  link.href = closest.path;
  link.textContent = closest.name;
  suggestion.querySelector("[data-address]")!.textContent = address;
  suggestion.hidden = false;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
