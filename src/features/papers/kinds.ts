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
      "Names the buyer, the seller, the cart with its serial number, the price, and the date, and says that the cart is sold as is. Choose your state, and its rule on tax and title is on it. Print two copies, sign both, and each keep one.",
  },
  "for-sale-flyer": {
    name: "For-sale flyer",
    use: "for a window or bulletin board",
    about:
      "Your price in large type, what the cart is, and strips to tear off with your number. You can add a photo, and a QR code that shows a buyer what dealers ask.",
  },
  "buying-checklist": {
    name: "Buying checklist",
    use: "to take along",
    about:
      "What to look at before you pay, with boxes to check off: the plate and papers, the batteries or engine, the frame, and the test drive. It’s tailored to the cart you’re going to see.",
  },
  "insurance-sheet": {
    name: "Insurance value sheet",
    use: "for your insurer",
    about:
      "What dealers ask to replace it, what it’s worth as it stands, five listings like it, and room for accessories. It isn’t an appraisal, and says so.",
  },
};

export function paperIn(source: FormData | URLSearchParams): PaperId | null {
  return paperIds.find((id) => id === source.get("paper")) ?? null;
}
