/** What a selector asks of an element. */
export interface Selectable {
  readonly tag: string;
  readonly parent: Selectable | null;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Knows lists, descendants, tags, ids, attributes, `:root`, `:invalid`, and `:not`. */
export function isSelectedBy(element: Selectable, selector: string): boolean {
  return selector.split(/,(?![^(]{0,200}\))/).some((one) => {
    const steps = one.trim().split(/ (?![^(]{0,200}\))/);
    const last = steps.pop()!;
    return hasParts(element, last) && (steps.length === 0 || isBelow(element, steps.join(" ")));
  });
}

function isBelow({ parent }: Selectable, selector: string): boolean {
  return parent !== null && (isSelectedBy(parent, selector) || isBelow(parent, selector));
}

const anyPart = /^[a-z]\w{0,20}|#[\w-]{1,60}|\[[^[\]]{1,60}\]|:not\([^()]{1,200}\)|:root|:invalid/g;

function hasParts(element: Selectable, selector: string): boolean {
  const parts = selector.match(anyPart) ?? [];
  if (parts.join("") !== selector) throw new Error(`Tests do not know the selector ${selector}`);
  return parts.every((part) => hasPart(element, part));
}

function hasPart(element: Selectable, part: string): boolean {
  if (part === ":root") return element.tag === "html";
  if (part === ":invalid")
    return "validationMessage" in element && element.validationMessage !== "";
  if (part.startsWith(":not(")) return !isSelectedBy(element, part.slice(5, -1));
  if (part.startsWith("#")) return element.attributes.get("id") === part.slice(1);
  if (!part.startsWith("[")) return element.tag === part;
  const [name, text] = part.slice(1, -1).replaceAll('"', "").split("=");
  const has = element.attributes.get(name!);
  return text === undefined ? has !== undefined : has === text;
}
