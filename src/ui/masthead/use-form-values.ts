import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { hideSerial, readAddress } from "../../site/address.ts";
import { draftAfterReturn, keepDraft } from "./tool-draft.ts";
import { isAnswerMarked, replaceFirstAnswer } from "./mark-answer.ts";

/** How a form's values are written in addresses, in drafts, and in the form itself. */
export interface Codec<Values> {
  /** The form as it is prerendered. */
  readonly blank: Values;
  readonly readAddress: (address: URLSearchParams) => Values;
  /** Fields that are missing or invalid keep the fallback's values. */
  readonly read: (source: URLSearchParams, fallback: Values) => Values;
  /** The query with every field except the serial number, if the form keeps it out of addresses. */
  readonly fieldsOf: (values: Values) => string;
  /**
   * The query to save as a draft for when the visitor comes back. A form with drafts takes the serial
   * number out of its address.
   */
  readonly draftOf?: (values: Values) => string;
}

export interface Opened<Values> {
  readonly address: URLSearchParams;
  /** What the address says, without the draft. */
  readonly addressed: Values;
  readonly values: Values;
  /** True if a draft was restored. */
  readonly isReturn: boolean;
}

/**
 * A form's values, which the address, a draft, or the visitor may have filled in before hydration. The
 * address is the one the visitor opened; it's empty in the prerendered page.
 */
export function useFormValues<Values>(
  codec: Codec<Values>,
  onOpen?: (opened: Opened<Values>) => void,
) {
  const { blank, draftOf } = codec;
  const [values, setValues] = useState(blank);
  const [address, setAddress] = useState(noAddress);
  const form = useRef<HTMLFormElement>(null);

  // What was typed before hydration wins over a restored draft, and a draft wins over the address.
  useLayoutEffect(() => {
    const current = readAddress();
    if (draftOf) hideSerial();
    const draft = draftOf ? draftAfterReturn() : null;
    const addressed = codec.readAddress(current);
    const left = draft === null ? addressed : codec.read(new URLSearchParams(draft), blank);
    const edits = editsBeforeHydration(form.current!, codec.fieldsOf(blank));
    const found = codec.read(edits, left);
    // Rendering again what is already prerendered would take a phone a long time.
    const isBlank = current.size === 0 && JSON.stringify(found) === JSON.stringify(blank);
    const fillIn = () => {
      if (!isBlank) {
        setAddress(current);
        setValues(found);
      }
      onOpen?.({ address: current, addressed, values: found, isReturn: draft !== null });
    };
    // An answer can render gradually behind the server's copy. A form is already on screen, and
    // somebody may be typing in it, so fill it in at once.
    if (isAnswerMarked()) startTransition(fillIn);
    else fillIn();
    // oxlint-disable-next-line exhaustive-deps -- once
  }, []);

  useLayoutEffect(() => {
    if (address !== noAddress) replaceFirstAnswer();
  }, [address]);

  useEffect(() => {
    if (!draftOf) return;
    const keep = () => keepDraft(draftOf(values));
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [draftOf, values]);

  return { form, address, values, setValues };
}

const noAddress = new URLSearchParams();

/**
 * The fields that a visitor changed before hydration. `prerendered` is the query string of the values
 * in the HTML. Empty fields count as unchanged.
 */
export function editsBeforeHydration(form: HTMLFormElement, prerendered: string): URLSearchParams {
  const original = new URLSearchParams(prerendered);
  const isChange = (field: [string, FormDataEntryValue]): field is [string, string] =>
    field[1] !== "" && field[1] !== original.get(field[0]);
  return new URLSearchParams([...new FormData(form)].filter(isChange));
}
