import { useCopy } from "../../browser/use-copy.ts";
import { Button, LinkButton } from "../../ui/kit/button.tsx";
import { inboxIsOn } from "../../forms/inbox.data.ts";
import { answerNumber } from "../../../domain/answer/text.ts";
import type { Calculation } from "../cart-form/calculation.ts";
import { forSaleAddress, paperAddress } from "../../site/cart-addresses.ts";
import { adText, photosToTake } from "./listing-messages.ts";

export function AfterListing({ calculation }: { calculation: Calculation }) {
  const { message, copy } = useCopy({
    copied: "Copied. Paste it into your ad.",
    fallback: "Select the text and copy it.",
  });
  const price = answerNumber(calculation, "selling");
  const link = location.origin + forSaleAddress(calculation.details, price);
  const text = adText(calculation, price, link);
  return (
    <section className="stack" aria-label="Now sell it yourself">
      <h3>Now sell it yourself</h3>
      {inboxIsOn && <p>We reply by email. To sell sooner, place your own ad now:</p>}
      <p className="tinted">{text}</p>
      <p className="soft">
        The ad gives the details you entered and our price. Its link tells a buyer nothing more
        about your cart. Add any faults, and what comes with it.
      </p>
      <div className="actions">
        <Button onClick={() => void copy(text)}>Copy the ad</Button>
        <LinkButton href={paperAddress(calculation.details, "for-sale-flyer")}>
          Print a flyer
        </LinkButton>
      </div>
      <p aria-live="polite">{message}</p>
      <h3>Photos buyers ask for</h3>
      <ul>
        {photosToTake(calculation.cart).map((photo) => (
          <li key={photo}>{photo}</li>
        ))}
      </ul>
    </section>
  );
}
