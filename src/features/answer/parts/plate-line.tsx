import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { PlateDoubtProps } from "./plate-doubt.tsx";

const PlateDoubt = lazyPart<PlateDoubtProps>(
  async () => (await import("./plate-doubt.tsx")).PlateDoubt,
  "The serial number couldn’t be checked against the year.",
);

/** The code that reads numbers is loaded only for a cart that has one. */
export function PlateLine(props: PlateDoubtProps) {
  return props.calculation.cart.serial.trim() === "" ? null : <PlateDoubt {...props} />;
}
