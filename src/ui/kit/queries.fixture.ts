/** The text as people read it. */
export function textOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, " ").trim();
}

export function getAll<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind[] {
  return [...within.querySelectorAll<Kind>(selector)];
}

/** The only element that matches. */
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

/** The texts of the links and where they lead. */
export function linksIn(within: ParentNode): [text: string, href: string][] {
  return getAll("a", within).map((link) => [textOf(link), link.getAttribute("href") ?? ""]);
}

/** The rows of the tables, heads among them, as texts. */
export function rowsOf(within: ParentNode): string[][] {
  return getAll("tr", within).map((row) => textsOf("th, td", row));
}

/** The names and texts of the description lists. */
export function pairsIn(within: ParentNode): [name: string, text: string][] {
  const texts = textsOf("dd", within);
  return textsOf("dt", within).map((name, index) => [name, texts[index]!]);
}

/** The field whose label begins so, around it or for its id. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- as querySelector has it
export function fieldOf<Kind extends Element = HTMLInputElement>(
  label: string,
  within: ParentNode = document,
): Kind {
  const found = getAll<HTMLLabelElement>("label", within).filter((each) =>
    textOf(each).startsWith(label),
  );
  if (found.length !== 1) throw new Error(`${found.length} labels begin with "${label}".`);
  const { htmlFor } = found[0]!;
  return htmlFor === "" ? getOne("input, textarea", found[0]) : getOne(`[id="${htmlFor}"]`, within);
}

/** A field's description, which a screen reader says after its label. */
export function descriptionOf(field: Element, within: ParentNode = document): HTMLElement {
  return getOne(`[id="${field.getAttribute("aria-describedby")}"]`, within);
}
