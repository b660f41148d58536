import { estimateOrigin, noLiability } from "../../../domain/answer/text.ts";

export function Disclaimer() {
  return (
    <p className="caution soft">
      {`${estimateOrigin} They are only a starting point, and ${noLiability}.`}
    </p>
  );
}
