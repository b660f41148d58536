import type { CartPrice, ListingsPrice } from "../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../domain/words/money.ts";

/** The build's checks compute each such price again from its cart. */
export function Price({ dollars, cart, figure }: CartPrice) {
  return (
    <data value={dollars} data-cart={cart} data-figure={figure}>
      {formatDollars(dollars)}
    </data>
  );
}

/** Goes inside an element whose `data-cart` covers several prices. */
export function PriceOfSameCart({
  dollars,
  figure,
  shade,
}: Omit<CartPrice, "cart"> & {
  /** Tints the price where it stands among many. */
  shade?: number | undefined;
}) {
  return (
    // The value and its text compress best side by side.
    <data data-figure={figure} data-shade={shade} value={dollars}>
      {formatDollars(dollars)}
    </data>
  );
}

/** "$3,750 to $5,950" */
export function PriceRange({ low, high }: { low: CartPrice; high: CartPrice }) {
  if (low.dollars === high.dollars) return <Price {...low} />;
  return (
    <>
      <Price {...low} /> to <Price {...high} />
    </>
  );
}

/** "$3,800 to $6,800" */
export function RangeOfListings({ low, high }: { low: number; high: number }) {
  return (
    <>
      <PriceOfListings ofListings={low} /> to <PriceOfListings ofListings={high} />
    </>
  );
}

export function PriceOfListings({ ofListings }: ListingsPrice) {
  return (
    <data value={ofListings} data-listings="">
      {formatDollars(ofListings)}
    </data>
  );
}
