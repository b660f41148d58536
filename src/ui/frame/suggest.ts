import { destinations } from "../../metadata/destinations.data.ts";
import { closestDestination } from "../../metadata/closest-destination.ts";

const closest = closestDestination(location.pathname, destinations);
if (closest !== null) {
  const suggestion = document.querySelector<HTMLElement>("#suggestion")!;
  const link = suggestion.querySelector("a")!;
  link.href = closest.path;
  link.textContent = closest.name;
  suggestion.hidden = false;
}
