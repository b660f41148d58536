// Tested through the tool in ../../price-check/island.test.tsx.
import { type ReactNode, createContext, useContext } from "react";
import { type Details, addressEnd, formQueryOf } from "../../../../domain/details/details.ts";
import styles from "../cart.module.css";

/** What a form asks for besides the cart. It comes back along with the cart. */
export const FieldsBesidesCart = createContext<Iterable<readonly [name: string, text: string]>>([]);

/** Passes the entered details along, so that the tool can lead back with them. */
export function FindLink({
  href,
  details,
  children,
}: {
  href: string;
  details: Details;
  children: ReactNode;
}) {
  const fieldsBesidesCart = useContext(FieldsBesidesCart);
  return (
    <a
      className={styles.link}
      href={href}
      onClick={({ currentTarget: link }) => {
        const entered = new URLSearchParams(formQueryOf(details));
        link.href =
          href + addressEnd([...entered, ...fieldsBesidesCart, ["from", location.pathname]]);
      }}
    >
      {children}
    </a>
  );
}
