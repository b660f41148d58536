import type { GridLink } from "../components/link-grid.tsx";

/** What works without a connection after one visit, whichever page that was. */
export const offlinePages: readonly GridLink[] = [
  { href: "/", text: "The value tool", note: "What is your golf cart worth?" },
  { href: "/check-a-price", text: "Check a price", note: "Is this ad fair?" },
  { href: "/year-finder", text: "Year finder", note: "How old is your cart?" },
  { href: "/my-carts", text: "My Carts", note: "Your saved estimates" },
  { href: "/how-it-works", text: "How it works", note: "Every rule and base price" },
  { href: "/contact", text: "Contact", note: "Saved here until you can send it" },
];

/** What is shown in the place of a page that was never visited. */
export const noCopyPath = "/offline";
