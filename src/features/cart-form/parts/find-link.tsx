import type { ReactNode } from "react";
import { type Details, addressEnd, formQueryOf } from "../../../../domain/details/details.ts";
import styles from "../cart.module.css";

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
  return (
    <a
      className={styles.link}
      href={href}
      onClick={({ currentTarget: link }) => {
        const entered = new URLSearchParams(formQueryOf(details));
        entered.set("from", location.pathname);
        link.href = href + addressEnd(entered);
      }}
    >
      {children}
    </a>
  );
}
