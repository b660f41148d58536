import type { ComponentProps, ComponentType } from "react";
import { hasStockTimes } from "../../../market/published.data.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { StockTimes } from "./stock-times.tsx";

type Props = Omit<ComponentProps<typeof StockTimes>, "times">;

/** The build leaves this out until we know enough about dealers' stock to show something. */
export const KnownStockTimes: ComponentType<Props> = hasStockTimes
  ? lazyPart(
      async () => (await import("./stock-times.tsx")).StockTimes,
      "The times that carts like it stay listed couldn’t be loaded. Your answer isn’t affected.",
    )
  : () => null;
