// Tested through the pages in ../pages.test.tsx.
import { nameOneCart, type Make } from "../../../../domain/catalogue/make.ts";
import { type Recall, noticeCountText, countryOf } from "../../../../domain/recalls/recall.ts";
import { isHeldInPart, recallsOfMake } from "../../../../domain/recalls/recalls.ts";
import { countText } from "../../../../domain/words/english.ts";
import { pages } from "../../../site/pages.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { RecallLines } from "../../plate/parts/recall-lines.tsx";

/** The recall check has the rest, which would make the page too heavy. */
const maxNotices = 10;

export function MakeRecalls({ make: { name }, maxShown }: { make: Make; maxShown: number }) {
  const notices = usableFirst(recallsOfMake(name));
  const more = notices.slice(maxShown, maxNotices);
  const others = notices.length - maxNotices;
  const cart = nameOneCart(name);
  return (
    <div className="stack" id="recalls">
      <h2>{recallsHeading(name, notices)}</h2>
      {notices.length > 0 && <RecallLines notices={notices.slice(0, maxShown)} />}
      {more.length > 0 && (
        <Fold title={more.length === 1 ? "One more" : `${notices.length - maxShown} more`}>
          <RecallLines notices={more} />
          {others > 0 && (
            <p>
              <a href={`${pages.recalls.path}#by-make`}>
                {others === 1
                  ? `The other ${name} recall`
                  : `The other ${countText(others)} ${name} recalls`}
              </a>
            </p>
          )}
        </Fold>
      )}
      <p>
        {recallsText(name, notices)}{" "}
        <a href={`${pages.recalls.path}?${new URLSearchParams({ make: name })}`}>
          {`Check your ${cart} for recalls`}
        </a>
      </p>
    </div>
  );
}

function recallsHeading(make: string, notices: readonly Recall[]): string {
  return notices.length === 0
    ? `We have no recall notice for ${make}`
    : `${make} has ${noticeCountText(notices)} that we know of`;
}

function recallsText(make: string, notices: readonly Recall[]): string {
  if (notices.length === 0) return "We don’t have every notice, so there may still be one.";
  const known = "The repair is usually free even if you bought it used.";
  return isHeldInPart(make) ? `${known} There may be others.` : known;
}

/** Most visitors can't use a Canadian notice. */
function usableFirst(notices: readonly Recall[]): Recall[] {
  return notices.toSorted(
    (a, b) => Number(countryOf(a) === "Canada") - Number(countryOf(b) === "Canada"),
  );
}
