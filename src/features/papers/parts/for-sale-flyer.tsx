// Tested in ../parts.test.tsx.
import { useEffect, useRef } from "react";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { cartName, knownModel } from "../../../../domain/details/wording.ts";
import type { Details } from "../../../../domain/details/details.ts";
import { knownSummary } from "../../../../domain/details/cart-appearance.ts";
import styles from "../papers.module.css";
import { Scene } from "../../../ui/masthead/scene.tsx";
import { Paper, styleOf } from "../../../ui/paper/paper.tsx";
import { RuledText } from "./pen.tsx";
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
    <Paper>
      <div className={styles.flyer}>
        <h2>For sale</h2>
        <Large text={calculation === null ? "" : cartName(calculation.cart)} />
        <div className={styles.course}>
          <Scene />
          {photo === null ? (
            <CartDrawing cart={{ ...details, ...calculation?.cart, ...clean }} />
          ) : (
            <Photo photo={photo} />
          )}
        </div>
        <Large size="price" text={price} />
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
            <Large size="phone" text={phone} />
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
                  {knownModel(calculation?.cart.model ?? "") || "Golf cart"} {price}
                </b>
              </p>
              <p>{phone}</p>
            </li>
          ))}
        </ul>
      </div>
    </Paper>
  );
}

/** Text sized to fit on one line; without text, a line to write on. */
function Large({ size = "name", text }: { size?: keyof typeof sizes; text: string }) {
  return (
    <p
      className={size === "price" ? `${styles.large} big` : styles.large}
      style={styleOf({ ...sizes[size], "--letters": text.length || 1 })}
    >
      {text || <Blank prefix={size === "price" ? "$" : ""} />}
    </p>
  );
}

/** As wide as the missing text. */
function Blank({ prefix }: { prefix: string }) {
  return (
    <>
      {prefix}
      <u>{"\u00a0".repeat(18)}</u>
    </>
  );
}

/** The largest font size, and the room for the text in em. */
const sizes = {
  name: { "--most": "0.68in", "--room": "30in" },
  price: { "--most": "1.75in", "--room": "15in" },
  phone: { "--most": "0.45in", "--room": "11in" },
};

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
