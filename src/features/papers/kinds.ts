import { type PaperId, paperIds } from "../../site/cart-addresses.ts";

interface PaperKind {
  readonly name: string;
  readonly use: string;
  readonly about: string;
}

export const paperKinds: Readonly<Record<PaperId, PaperKind>> = {
  "bill-of-sale": {
    name: "Bill of sale",
    use: "for both sides to sign",
    about:
      "An as-is sale, with the serial number, the price, and your state’s rule on tax and title.",
  },
  "for-sale-flyer": {
    name: "For-sale flyer",
    use: "for a window or bulletin board",
    about: "Your price in large type, a photo, and tear-off strips with your phone number.",
  },
  "buying-checklist": {
    name: "Buying checklist",
    use: "to take along",
    about: "What to look at before you pay, for the cart you’re going to see.",
  },
  "insurance-sheet": {
    name: "Insurance value sheet",
    use: "for your insurer",
    about:
      "What it would cost to replace the cart, what it’s worth as it stands, and dealers’ listings like it.",
  },
};

export function paperIn(source: FormData | URLSearchParams): PaperId | null {
  return paperIds.find((id) => id === source.get("paper")) ?? null;
}
