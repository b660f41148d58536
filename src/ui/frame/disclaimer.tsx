/** The product spec asks for this in its section 1. */
export function Disclaimer() {
  return (
    <p className="caution soft">
      Estimates come from a published price formula and from an algorithm that crawls market data.
      They are only a starting point, and we accept no liability for actual selling or trade-in
      prices.
    </p>
  );
}
