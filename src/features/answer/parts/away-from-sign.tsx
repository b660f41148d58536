import { type ReactNode, useEffect, useState } from "react";

/** Shown at the top of the window while the sign is out of sight, which says the same. */
export function AwayFromSign({ children }: { children: ReactNode }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const sign = document.querySelector(".tool .sign");
    if (sign === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setAway(!entry!.isIntersecting));
    observer.observe(sign);
    return () => observer.disconnect();
  }, []);
  return isAway && <div className="pinned">{children}</div>;
}
