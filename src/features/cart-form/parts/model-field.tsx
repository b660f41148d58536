import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { maxTextLength } from "../../../../domain/cart/cart.ts";
import { pricedMakes } from "../../../../domain/catalogue/priced-makes.ts";
import { findBasePrice } from "../../../../domain/catalogue/spec-estimate.ts";
import {
  type ChoiceName,
  type Details,
  choiceNames,
  give,
  withImplied,
  withoutGiven,
} from "../../../../domain/details/details.ts";
import { impliedText, understoodAs } from "../../../../domain/details/wording.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { Chip } from "../../../ui/kit/button.tsx";
import { guessModel, modelsOf } from "../correct-input.ts";
import { loadModelReader } from "../load-reader.ts";
import type { Edit } from "./cart-fields.tsx";

const modelListId = "models";

/** They fit in one row on a phone; the field's list suggests the other models. */
const maxChips = 4;

/** The first models. If another one is chosen, it takes the last place. */
function chipsOf(models: readonly string[], chosen: string): readonly string[] {
  const first = models.slice(0, maxChips);
  return first.includes(chosen) || !models.includes(chosen)
    ? first
    : [...first.slice(0, -1), chosen];
}

export function ModelField({
  details,
  hint,
  onEdit,
}: { details: Details; hint: string | undefined } & Edit) {
  const { make, model } = details;
  const input = useRef<HTMLInputElement>(null);
  const known = pricedMakes.find(({ name }) => name === make);
  const models = known ? modelsOf(known) : [];
  const base = known && model.trim() !== "" ? findBasePrice(make, model) : null;
  const suggestion = base?.from === "make" ? guessModel(model, models) : null;
  const isUnread = useRef(true);
  const isTyped = useRef(false);
  // What the text said besides the model, except what the visitor has since changed.
  const extras = useRef<readonly Extra[]>([]);

  useEffect(() => {
    extras.current = extras.current.filter(({ name, value }) => details[name] === value);
  });

  const setModel = (name: string) =>
    onEdit((current) => withImplied(give(current, { model: name })));
  const choose = (name: string) => {
    const old = namesOf(extras.current);
    extras.current = [];
    onEdit((current) => withoutGiven(current, old));
    setModel(name);
  };
  /** Text such as "RXV lithium lifted" says more than the model. */
  const readText = async () => {
    onEdit(withImplied);
    // Reading the same text again would undo the visitor's own changes.
    if (!isUnread.current) return;
    try {
      const { readModelText } = await loadModelReader();
      // By now, another event may have read it, or the visitor may have kept typing.
      if (!isUnread.current || input.current?.value !== model) return;
      const said: Partial<Details> = readModelText(make, model);
      const old = namesOf(extras.current);
      const isOwn = (name: ChoiceName) => !old.includes(name) && details.sources[name] === "said";
      extras.current = choiceNames.flatMap((name) => {
        const value = said[name];
        const isSaidAlready = isOwn(name) && details[name] === value;
        return value === undefined || isSaidAlready ? [] : [{ name, value }];
      });
      isUnread.current = false;
      isTyped.current = false;
      flushSync(() => onEdit((current) => give(withoutGiven(current, old), said)));
    } catch {
      // Visitors can still use the fields below.
    }
  };
  const sendRead = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    await readText();
    isTyped.current = false;
    form.requestSubmit(submitter);
  };
  /**
   * Reads what was typed last before the form is sent. If the reader won't load, the form is sent
   * as it is.
   */
  const readFirst = useEffectEvent((event: SubmitEvent) => {
    // One word can't say anything besides the model.
    const saysMore = /\S\s+\S/.test(model) || extras.current.length > 0;
    if (!isTyped.current || !saysMore) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void sendRead(input.current!.form!, event.submitter);
  });
  useEffect(() => {
    const watch = new AbortController();
    const { form } = input.current!;
    form?.addEventListener("submit", readFirst, { capture: true, signal: watch.signal });
    return () => watch.abort();
  }, []);
  return (
    <>
      <TextField
        label="Model"
        ref={input}
        name="model"
        list={modelListId}
        maxLength={maxTextLength}
        placeholder={hint}
        value={model}
        onChange={(event) => {
          isUnread.current = true;
          isTyped.current = true;
          onEdit((current) => give(current, { model: event.target.value }));
        }}
        onFocus={() => void loadModelReader().catch(() => {})}
        onBlur={() => void readText()}
      />
      {models.length > 0 && (
        <div className="cluster" role="group" aria-label="Suggestions">
          {chipsOf(models, model).map((name) => (
            <Chip key={name} aria-pressed={name === model} onClick={() => choose(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <p className="soft" role="status">
        {[base && understoodAs(base, model), impliedText(details)].filter(Boolean).join(" ")}
        {suggestion !== null && <DidYouMean model={suggestion} field={input} onAccept={setModel} />}
      </p>
      <datalist id={modelListId}>
        {models.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

interface Extra {
  readonly name: ChoiceName;
  readonly value: Details[ChoiceName];
}

const namesOf = (extras: readonly Extra[]) => extras.map(({ name }) => name);

/** Focuses the field, because the button just pressed disappears. */
function DidYouMean({
  model,
  field,
  onAccept,
}: {
  model: string;
  field: RefObject<HTMLInputElement | null>;
  onAccept: (model: string) => void;
}) {
  return (
    <>
      {" Did you mean "}
      <Chip
        onClick={() => {
          onAccept(model);
          field.current!.focus();
        }}
      >
        {model}
      </Chip>
      ?
    </>
  );
}
