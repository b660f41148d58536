import { site } from "../../../../config/site.ts";
/** The page's base element opens every link in a new tab. */
export function EmbedCredit() {
  return (
    <p className="credit soft">
      Values by <a href="/">{site.name}</a> · <a href="/how-it-works">How it works</a>
    </p>
  );
}
