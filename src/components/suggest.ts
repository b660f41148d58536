import { destinations } from "../site/destinations.data.ts";
import { closestTo } from "../site/closest.ts";

const closest = closestTo(location.pathname, destinations);
if (closest !== null) {
  const suggestion = document.querySelector<HTMLElement>("#suggestion")!;
  const link = suggestion.querySelector("a")!;
  link.href = closest.path;
  link.textContent = closest.name;
  suggestion.hidden = false;
}
