import { useEffect, useRef } from "react";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { cartName } from "../../../../domain/details/wording.ts";
import type { Details } from "../../../../domain/details/details.ts";
import { knownSummary } from "../../../../domain/details/cart-appearance.ts";
import styles from "../../../ui/paper/paper.module.css";
import { Course, Fitted, Paper, RuledText } from "../../../ui/paper/sheet.tsx";
import { type PaperProps } from "./cart-lines.tsx";
import { oldBatteries } from "../../cart-form/cart-facts.ts";
import { readDollars } from "../../../../domain/words/read-dollars.ts";
import { forSaleAddress } from "../../../site/cart-addresses.ts";
import { priceText } from "../fields.ts";
import { QrCode } from "../../../ui/paper/qr-code.tsx";

export function ForSaleFlyer({ details, calculation, texts, photo = null }: PaperProps) {
  const price = priceText(texts.ask);
  const contact = texts.contact.trim();
  const phone = texts.phone.trim();
  const place = texts.place.trim();
  return (
    <Paper kind="flyer">
      <h2>For sale</h2>
      <Fitted text={calculation === null ? "" : cartName(calculation.cart)} />
      <Course>
        {photo === null ? (
          <CartDrawing cart={{ ...details, ...calculation?.cart, ...clean }} />
        ) : (
          <Photo photo={photo} />
        )}
      </Course>
      <Fitted size="price" text={price} />
      {calculation !== null && (
        <ul className="cluster">
          {factsFor(details).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {isPlateNumber(details.serial) && <li>serial {coveredNumber(details.serial)}</li>}
        </ul>
      )}
      <RuledText text={texts.pitch} rows={2} maxRows={4} />
      <div className={styles.call}>
        <div>
          <p>Call or text {contact}</p>
          <Fitted size="phone" text={phone} />
          {place !== "" && <p>{place}</p>}
        </div>
        {calculation !== null && texts.code !== "" && (
          <figure>
            <QrCode
              text={location.origin + forSaleAddress(details, readDollars(texts.ask))}
              label="QR code with the address of the cart’s page"
            />
            <figcaption>Scan for its details and what dealers ask</figcaption>
          </figure>
        )}
      </div>
      <ul className={styles.tears} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <li key={index}>
            <p>
              <b>
                {calculation?.cart.model ?? "Golf cart"} {price}
              </b>
            </p>
            <p>{phone}</p>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

/** Uses a canvas, because the content security policy forbids blob: images. */
function Photo({ photo }: { photo: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext("2d")?.drawImage(photo, 0, 0), [photo]);
  return (
    <canvas
      ref={canvas}
      width={photo.width}
      height={photo.height}
      role="img"
      aria-label="Your photo of the cart"
    />
  );
}

/** The longest is a VIN, with 17 characters. */
const isPlateNumber = (serial: string) => serial.trim() !== "" && serial.trim().length <= 20;

/** With the whole number, a stranger could pose as the owner. */
function coveredNumber(serial: string): string {
  return serial.trim().replace(/[\da-z](?=(?:[^\da-z]*[\da-z]){0,3}[^\da-z]*$)/gi, "•");
}

/** Drawn washed and charged, as for an ad. */
const clean = { condition: "excellent", batteryAge: 0 } as const;

/** Leaves old batteries for the buyer to ask about, and says nothing that is only assumed. */
function factsFor(details: Details): string[] {
  const facts = knownSummary(details);
  return details.batteryAge < oldBatteries
    ? facts
    : facts.filter((fact) => !fact.includes("batteries"));
}
