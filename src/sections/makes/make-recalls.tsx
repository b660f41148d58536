import type { Make } from "../../../domain/catalogue/make.ts";
import { isHeldInPart, recallsOfMake } from "../../../domain/recalls/recalls.ts";
import { pages } from "../../metadata/pages.ts";
import { RecallLines } from "../../tools/recalls/recall-lines.tsx";

/** The older ones are folded away. */
const mostShown = 5;

/** The recalls on a make's carts, and the way to check a cart. */
export function MakeRecalls({ make: { name } }: { make: Make }) {
  const notices = recallsOfMake(name);
  if (notices.length === 0) return null;
  const older = notices.slice(mostShown);
  return (
    <section id="recalls">
      <h2>{`${name} recalls`}</h2>
      <p>
        {notices.length === 1
          ? `We know of one recall on ${name} vehicles. `
          : `We know of ${notices.length} recalls on ${name} vehicles. `}
        {isHeldInPart(name) && "There are others. "}
        The repair is free, also for a second owner.{" "}
        <a href={`${pages.recalls.path}?${new URLSearchParams({ make: name })}`}>
          {`Check your ${name} for recalls`}
        </a>
      </p>
      <RecallLines notices={notices.slice(0, mostShown)} />
      {older.length > 0 && (
        <details>
          <summary>
            {older.length === 1 ? "One older recall" : `${older.length} older recalls`}
          </summary>
          <RecallLines notices={older} />
        </details>
      )}
    </section>
  );
}
