import { useEffect } from "react";

/** Browsers refuse to change the address with every keystroke. */
const delayMs = 300;

/** Updates the page's address once typing pauses. Null leaves it alone. */
export function useTypedAddress(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), delayMs);
    return () => clearTimeout(timer);
  }, [address]);
}
