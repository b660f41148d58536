import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { loadEvidence } from "../../answer/parts/answer-sections.tsx";
import "../../answer/answer.css";
import type { ShownCart } from "./answer.tsx";

const NearestListings = lazyPart(
  async () => (await loadEvidence()).ListingsForBuyer,
  "Dealers’ listings couldn’t be loaded.",
);

export function ForSaleListings({ calculation, asking }: ShownCart) {
  return <NearestListings figures={calculation} asking={asking} />;
}
