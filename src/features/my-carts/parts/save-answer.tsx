// Tested with the buttons in ../../answer/parts/actions.test.tsx.
import type { ReactNode } from "react";
import type { Details } from "../../../../domain/details/details.ts";
import { type SaveOutcome, saveCart } from "../saved-carts.ts";
import { limitText, refusalText } from "../text.ts";
import type { SavedAs } from "../format.ts";
import { titleOf } from "../model.ts";

export function answerToSaving(details: Details, savedAs: SavedAs): ReactNode {
  return <SaveAnswer {...saveCart(details, location.pathname, savedAs)} />;
}

export function SaveAnswer(outcome: SaveOutcome) {
  switch (outcome.status) {
    case "forbidden":
    case "full":
    case "newer-version":
      return refusalText[outcome.status];
    case "at-limit":
      return (
        <>
          {limitText} <MyCartsLink />
        </>
      );
    case "saved":
    case "already-saved":
      return (
        <>
          {outcome.status === "saved" ? "Saved" : "Already saved"} as {titleOf(outcome.saved)}.{" "}
          <MyCartsLink />
        </>
      );
  }
}

function MyCartsLink() {
  return <a href="/my-carts">See My carts</a>;
}
