// Tested in ../parts.test.tsx.
import { cartFields } from "../../../../domain/cart/cart.ts";
import { knownDetails } from "../../../../domain/details/details.ts";
import { Line, Lines, PaperPart, PaperPage, usualSizeInches } from "../../../ui/paper/paper.tsx";
import { type SaleLaw, saleLaws } from "../sale-law.data.ts";
import { RuledText } from "./pen.tsx";
import { type PaperProps, IdentityLines, letterSize } from "./cart-lines.tsx";
import { paperFields, priceText } from "../fields.ts";
import { dateText } from "../../../format/date-text.ts";

/** Inches. */
const sizeWithLaw = 0.15;

export function BillOfSale(props: PaperProps) {
  const { details, calculation, texts } = props;
  const { seats, powertrain } = cartFields;
  // Both parties sign it, so it must not state a detail that we only assumed.
  const known = calculation && knownDetails(calculation.details);
  const law = saleLaws.find(({ code }) => code === texts.state) ?? null;
  return (
    <PaperPage
      size={letterSize("bill-of-sale", props, law === null ? usualSizeInches : sizeWithLaw)}
      title="Bill of sale for a golf cart"
      lede={<p>Print two copies, sign both, and each keep one.</p>}
      smallPrint={
        <p>
          A general form from CartWorth, not legal advice. Ask your motor vehicle agency
          {agencyText(law)} whether this sale also needs a title, a state form, a notary, or sales
          tax.
        </p>
      }
    >
      <Lines columns={2}>
        <Line name="Seller" field="seller" text={texts.seller} />
        <Line name="Buyer" field="buyer" text={texts.buyer} />
        <Line
          name={paperFields.sellerAddress.label}
          field="sellerAddress"
          text={texts.sellerAddress}
        />
        <Line
          name={paperFields.buyerAddress.label}
          field="buyerAddress"
          text={texts.buyerAddress}
        />
      </Lines>
      <PaperPart title="The cart">
        <Lines>
          <IdentityLines details={details} calculation={calculation} />
          <Line
            name={powertrain.label}
            text={known?.powertrain ? powertrain.labels[known.powertrain] : ""}
          />
          <Line name={seats.label} text={known?.seats ? seats.labels[known.seats] : ""} />
          <Line name={paperFields.reading.label} field="reading" text={texts.reading} />
          <Line name={paperFields.included.label} field="included" text={texts.included} />
        </Lines>
      </PaperPart>
      <PaperPart title="The sale">
        <Lines>
          <Line name={paperFields.price.label} field="price" text={priceText(texts.price)} />
          <Line name={paperFields.payment.label} field="payment" text={texts.payment} />
          <Line name={paperFields.soldOn.label} field="soldOn" text={saleDateText(texts.soldOn)} />
        </Lines>
        <p>
          The seller sells this cart to the buyer for this price and has received it in full. The
          seller states that the cart is theirs to sell and that no one else has a claim on it.
        </p>
        <p>
          <b>Sold as is.</b> The buyer has had the chance to inspect the cart and takes it in its
          present condition, with all faults. The seller gives no warranty, express or implied,
          including any implied warranty of merchantability or of fitness for a particular purpose,
          except what is written here:
        </p>
        <RuledText field="terms" text={texts.terms} rows={2} maxRows={4} />
      </PaperPart>
      {law !== null && <StateRule law={law} />}
      <Lines columns={2}>
        <Line name="Seller’s signature" text="" />
        <Line name="Buyer’s signature" text="" />
        <Line name="Seller signed on" text="" />
        <Line name="Buyer signed on" text="" />
      </Lines>
    </PaperPage>
  );
}

/** " (Georgia Department of Revenue, dor.georgia.gov)" */
function agencyText(law: SaleLaw | null): string {
  if (law === null) return "";
  const { name, url } = law.agency;
  const site = url === null ? "" : `, ${url.replace(/^https:\/\/(?:www\.)?|\/$/g, "")}`;
  return ` (${name}${site})`;
}

/** A reader of the paper sees the addresses; one of the PDF can press them. */
function StateRule({ law }: { law: SaleLaw }) {
  const { place, code, rule, reading, source } = law;
  const page = `${location.origin}/${code}`;
  return (
    <PaperPart title={`A golf cart sold in ${place}`}>
      <p>
        {rule || "We haven’t read the law on this."}{" "}
        {source !== null && (
          <>
            {reading}: {source.url === "" ? source.text : <a href={source.url}>{source.text}</a>}
            .{" "}
          </>
        )}
        More at <a href={page}>{page}</a>.
      </p>
    </PaperPart>
  );
}

/** A browser without date fields takes any text, and others take years such as 0202. */
const datePattern = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** "" if no date can be read, so that its line stays blank. */
export function saleDateText(isoDate: string): string {
  return datePattern.test(isoDate) ? dateText(isoDate) : "";
}
