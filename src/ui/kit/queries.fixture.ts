/** Collapses white space as a browser does. */
export function textOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, " ").trim();
}

export function getAll<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind[] {
  return [...within.querySelectorAll<Kind>(selector)];
}

/** Throws unless exactly one element matches. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- as querySelector has it
export function getOne<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind {
  const found = getAll<Kind>(selector, within);
  if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}.`);
  return found[0]!;
}

export function textsOf(selector: string, within: ParentNode = document): string[] {
  return getAll(selector, within).map(textOf);
}

export function linksIn(within: ParentNode): [text: string, href: string][] {
  return getAll("a", within).map((link) => [textOf(link), link.getAttribute("href") ?? ""]);
}

/** Includes heading rows. */
export function rowsOf(within: ParentNode): string[][] {
  return getAll("tr", within).map((row) => textsOf("th, td", row));
}

/** Terms and descriptions of description lists. */
export function pairsIn(within: ParentNode): [name: string, text: string][] {
  const texts = textsOf("dd", within);
  return textsOf("dt", within).map((name, index) => [name, texts[index]!]);
}

/** The field whose label begins with `label`. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- as querySelector has it
export function fieldOf<Kind extends Element = HTMLInputElement>(
  label: string,
  within: ParentNode = document,
): Kind {
  const found = getAll<HTMLLabelElement>("label", within).filter((element) =>
    textOf(element).startsWith(label),
  );
  if (found.length !== 1) throw new Error(`${found.length} labels begin with "${label}".`);
  const { htmlFor } = found[0]!;
  return htmlFor === "" ? getOne("input, textarea", found[0]) : getOne(`[id="${htmlFor}"]`, within);
}

/** Found by the field's aria-describedby. */
export function descriptionOf(field: Element, within: ParentNode = document): HTMLElement {
  return getOne(`[id="${field.getAttribute("aria-describedby")}"]`, within);
}
