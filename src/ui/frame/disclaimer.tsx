import { pages } from "../../site/pages.ts";

export function Disclaimer() {
  return (
    <p className="caution soft">
      Estimates come from a published price formula and from an algorithm that crawls market data.
      They are only a starting point, and we accept no liability for actual selling or trade-in
      prices.
    </p>
  );
}

export function NextSteps() {
  return (
    <p>
      <a href="/buying-guide">Buying guide</a> · <a href="/selling-tips">Selling tips</a> ·{" "}
      <a href={pages.tradeInGuide.path}>Trade-in guide</a> ·{" "}
      <a href={pages.checkAPrice.path}>Is the price fair?</a>
    </p>
  );
}
