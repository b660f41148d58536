// Tested through the tool in ../island.test.tsx.
import { useSyncExternalStore } from "react";
import { Field } from "../../../ui/form/field.tsx";
import type { Details } from "../../../../domain/details/details.ts";
import { currentCarts, onCartsChange } from "../../my-carts/saved-carts.ts";
import { titleOf } from "../../my-carts/model.ts";
import { offeredDetails } from "../../my-carts/tool-address.ts";

export function SavedCartChoice({ onChoose }: { onChoose: (details: Details) => void }) {
  const { carts } = useSyncExternalStore(onCartsChange, currentCarts);
  if (carts.length === 0) return null;
  return (
    <Field label="From My Carts" note="optional">
      {(id) => (
        <select
          id={id}
          defaultValue=""
          onChange={({ target }) => {
            const saved = carts[target.selectedIndex - 1];
            if (saved === undefined) return;
            onChoose(offeredDetails(saved.details));
          }}
        >
          <option value="">Choose a saved cart</option>
          {carts.map((saved) => (
            <option key={saved.id} value={saved.id}>
              {titleOf(saved)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
