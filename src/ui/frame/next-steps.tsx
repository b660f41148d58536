import { pages } from "../../site/pages.ts";

export function NextSteps() {
  return (
    <p>
      <a href="/buying-guide">Buying guide</a> · <a href="/selling-tips">Selling tips</a> ·{" "}
      <a href={pages.tradeInGuide.path}>Trade-in guide</a> ·{" "}
      <a href={pages.checkAPrice.path}>Is the price fair?</a>
    </p>
  );
}
