import { useLayoutEffect, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { hideSerial, place, readAddress } from "../cart/address.ts";
import { cartOf } from "../cart/details.ts";
import { bringIntoView } from "../../components/bring-into-view.ts";
import { safeTool } from "../../components/safe-tool.tsx";
import { usePrefetch } from "../../components/use-prefetch.ts";
import { ToolColumns } from "../../components/tool-columns.tsx";
import { type Ad, emptyAd, priceIn, queryOfAd, readAd } from "./ad.ts";
import type { Check } from "./checked-ad.ts";
import { CheckBoard, loadAnswer } from "./check-board.tsx";
import { CheckForm } from "./check-form.tsx";
import { changesIn } from "../../components/changes-in.ts";

/** Says where an advertised price stands. The answer is that of the address. */
export const PriceCheck = safeTool(function PriceCheck() {
  const [ad, setAd] = useState(emptyAd);
  const [check, setCheck] = useState<Check | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const board = useRef<HTMLElement>(null);
  usePrefetch(form, loadAnswer);

  // What was entered before the script ran takes precedence over the address.
  useLayoutEffect(() => {
    const address = readAddress();
    hideSerial();
    const addressed = readAd(address, emptyAd);
    // oxlint-disable-next-line set-state-in-effect -- once, when the page has become interactive
    setAd(readAd(changesIn(form.current!, queryOfAd(emptyAd)), addressed));
    if (address.has("price")) setCheck(checkOf(addressed));
  }, []);

  function show() {
    const next = checkOf(ad);
    if (next === null) return;
    setCheck(next);
    history.replaceState(history.state, "", queryOfAd(ad) + place());
    board.current!.focus({ preventScroll: true });
    bringIntoView(board.current!);
  }

  const isStale = check !== null && check.query !== queryOfAd(ad);
  return (
    <ToolColumns>
      <CheckForm
        ref={form}
        ad={ad}
        onChange={(change) => setAd((current) => ({ ...current, ...change }))}
        onCheck={show}
        isStale={isStale}
      />
      <CheckBoard ref={board} check={check} stale={isStale} />
    </ToolColumns>
  );
});

/** Only here is the clock read: the same cart is a year older next year. */
function checkOf(ad: Ad): Check | null {
  const cart = cartOf(ad.details);
  const price = priceIn(ad.price);
  if (cart === null || price === null) return null;
  return {
    query: queryOfAd(ad),
    cart,
    price,
    asOfYear: thisYear(),
    asked: ad.details,
  };
}
