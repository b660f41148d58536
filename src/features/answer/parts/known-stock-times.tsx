import type { ComponentProps, ComponentType } from "react";
import { hasStockTimes } from "../../../market/stock-times.data.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { StockTimes } from "./stock-times.tsx";

type Props = Omit<ComponentProps<typeof StockTimes>, "times">;

/** While we know too little of any dealer's stock, the build leaves out all that would show it. */
export const KnownStockTimes: ComponentType<Props> = hasStockTimes
  ? lazyPart(
      async () => (await import("./stock-times.tsx")).StockTimes,
      "How long carts like it stood couldn’t be loaded. Your answer isn’t affected.",
    )
  : () => null;
