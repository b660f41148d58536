import { useEffect } from "react";

/** Browsers refuse an address that changes with every keystroke. */
const delayMs = 300;

/** Puts what is typed into the page's address once the typing pauses; null leaves it as it is. */
export function useTypedAddress(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), delayMs);
    return () => clearTimeout(timer);
  }, [address]);
}
