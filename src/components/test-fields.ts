import { PageElement } from "./test-elements.ts";

/** An input, select, textarea, or button. */
export class PageField extends PageElement {
  #typed: string | undefined;

  get value(): string {
    if (this.#typed !== undefined) return this.#typed;
    const option = this.querySelector("option[selected]") ?? this.querySelector("option");
    if (option !== null) return option.attributes.get("value") ?? option.textContent;
    return this.tag === "textarea" ? this.textContent : (this.attributes.get("value") ?? "");
  }

  set value(text: string) {
    this.#typed = text;
  }

  get validationMessage(): string {
    const isMissing = this.attributes.has("required") && this.value === "";
    return isMissing ? "Please fill out this field." : "";
  }

  /** As a person types or chooses. */
  type(text: string): void {
    this.value = text;
    this.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

export class PageForm extends PageElement {
  get elements(): PageField[] & { namedItem: (name: string) => PageField | null } {
    const fields = this.descendants.filter((element) => element instanceof PageField);
    const namedItem = (name: string) => fields.find((field) => field.name === name) ?? null;
    return Object.assign(fields, { namedItem });
  }

  /** As its button does: asks what is invalid first. */
  requestSubmit(): void {
    const invalid = this.elements.filter(({ validationMessage }) => validationMessage !== "");
    for (const field of invalid) field.dispatchEvent(new Event("invalid", { cancelable: true }));
    if (invalid.length === 0) {
      this.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    }
  }

  reset(): void {
    for (const field of this.elements) field.value = field.attributes.get("value") ?? "";
    this.dispatchEvent(new Event("reset", { bubbles: true, cancelable: true }));
  }
}
