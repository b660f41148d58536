// Tested with the buttons in actions.test.tsx.
import { type ReactNode, useState } from "react";
import type { Details } from "../../../../domain/details/details.ts";
import { copyText } from "../../../browser/copy-text.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Button } from "../../../ui/kit/button.tsx";
import type { SavedAs } from "../../my-carts/format.ts";

export interface SaveAndShare {
  readonly save: ReactNode;
  readonly share: ReactNode;
  readonly outcome: ReactNode;
  readonly isCopied: boolean;
}

/** `text` is shared together with the page's address. `savedAs` is saved with the cart. */
export function useSaveAndShare(
  details: Details | null,
  text: string,
  savedAs: SavedAs,
): SaveAndShare {
  const [saved, setSaved] = useState<{ of: Details; answer: ReactNode } | null>(null);
  const [shared, setShared] = useState<{ of: string; outcome: ShareOutcome } | null>(null);
  const shareResult = async () => {
    setShared(null);
    const address = location.origin + location.pathname + location.search;
    setShared({ of: text, outcome: await share(text, address) });
  };
  const save = async (current: Details) => {
    setSaved({ of: current, answer: "Saving…" });
    setSaved({ of: current, answer: await answerToSaving(current, savedAs) });
  };
  const outcome = shared?.of === text ? shared.outcome : null;
  return {
    save: (
      <Button tone="quiet" onClick={() => details !== null && void save(details)}>
        Save to My carts
      </Button>
    ),
    isCopied: outcome?.status === "copied",
    share: <Button onClick={() => void shareResult()}>Share Result</Button>,
    outcome: (
      <>
        <output>{outcome?.status === "copied" && "Copied to clipboard"}</output>
        <output>{saved?.of === details && saved.answer}</output>
        {outcome?.status === "refused" && <SelectedText text={outcome.text} />}
      </>
    ),
  };
}

async function answerToSaving(details: Details, savedAs: SavedAs): Promise<ReactNode> {
  try {
    return (await import("../../my-carts/parts/save-answer.tsx")).answerToSaving(details, savedAs);
  } catch {
    return "Your estimate couldn’t be saved. Check your connection, then press Save again.";
  }
}

/** For browsers that can neither share nor copy. */
function SelectedText({ text }: { text: string }) {
  return (
    <Field label="Copy this text">
      {(id) => (
        <input
          id={id}
          type="text"
          readOnly
          value={text}
          ref={(input) => {
            // The button may be far from this field on the page.
            input?.focus();
            input?.select();
          }}
        />
      )}
    </Field>
  );
}

/** "refused" carries the text that couldn't be copied. */
type ShareOutcome =
  | { status: "shared" | "dismissed" | "copied" }
  | { status: "refused"; text: string };

/** Falls back from the device's share sheet to the clipboard. Never throws. */
export async function share(text: string, url: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ title: "Golf Cart Value Estimate", text, url });
    return { status: "shared" };
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") {
      return { status: "dismissed" };
    }
  }
  const copy = `${text} ${url}`;
  return (await copyText(copy)) ? { status: "copied" } : { status: "refused", text: copy };
}
