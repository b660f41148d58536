/** The pages that work offline after a visit to any page. */
export const offlinePages: readonly { href: string; text: string; note: string }[] = [
  { href: "/", text: "The value tool", note: "What is your golf cart worth?" },
  { href: "/check-a-price", text: "Check a price", note: "Is this ad fair?" },
  { href: "/year-finder", text: "Year finder", note: "How old is your cart?" },
  { href: "/recalls", text: "Recall check", note: "Was this cart recalled?" },
  { href: "/battery-test", text: "Battery test", note: "Is the pack good?" },
  { href: "/my-carts", text: "My Carts", note: "Your saved estimates" },
  { href: "/papers", text: "Papers", note: "Bill of sale, flyer, checklist, insurance sheet" },
  { href: "/fleet", text: "Many carts", note: "A spreadsheet of carts" },
  { href: "/how-it-works", text: "How it works", note: "Every rule and base price" },
  { href: "/contact", text: "Contact", note: "Saved here until you can send it" },
];

/** The page shown offline instead of one that has no copy. */
export const noCopyPath = "/offline";
