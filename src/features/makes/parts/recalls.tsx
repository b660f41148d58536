import type { Make } from "../../../../domain/catalogue/make.ts";
import { isHeldInPart, recallsOfMake } from "../../../../domain/recalls/recalls.ts";
import { pages } from "../../../metadata/pages.ts";
import { RecallLines } from "../../recalls/parts/lines.tsx";

/** The older ones are folded away. */
const mostShown = 5;

function knownText(make: string, count: number): string {
  if (count === 0) return `We have no recall notice for ${make}, but we don’t have every notice.`;
  const known = `We know of ${count === 1 ? "one recall" : `${count} recalls`} on ${make} vehicles.`;
  return isHeldInPart(make) ? `${known} There may be others.` : known;
}

/** The recalls on a make's carts, and the way to check a cart. */
export function MakeRecalls({ make: { name } }: { make: Make }) {
  const notices = recallsOfMake(name);
  const older = notices.slice(mostShown);
  return (
    <section id="recalls">
      <h2>{`${name} recalls`}</h2>
      <p>
        {knownText(name, notices.length)} Recall repairs are usually free, even if you bought it
        used.{" "}
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
