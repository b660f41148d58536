import { rangeText } from "../../../market/notes.ts";
import { Fold } from "../../../ui/kit/fold.tsx";

export function DealersDiffer() {
  return (
    <Fold title="How dealers’ prices differ">
      <p className="soft">
        This is what a typical dealer asks, however many carts one chain lists. {rangeText}
      </p>
    </Fold>
  );
}
