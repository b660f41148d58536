import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { PlateDoubtProps } from "./plate-doubt.tsx";

const PlateDoubt = lazyPart<PlateDoubtProps>(
  async () => (await import("./plate-doubt.tsx")).PlateDoubt,
  "The number on the plate couldn’t be read. Your answer isn’t affected.",
);

/** Numbers are read only for carts that have one. */
export function PlateLine(props: PlateDoubtProps) {
  return props.calculation.cart.serial.trim() === "" ? null : <PlateDoubt {...props} />;
}
