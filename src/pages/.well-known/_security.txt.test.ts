import { expect, onTestFinished, test, vi } from "vitest";
import { absoluteUrl, site } from "../../../config/site.ts";
import { GET } from "./security.txt.ts";

test("a security.txt names its contact, its address, and an expiration within a year", async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date("2026-11-21T16:00:00Z") });
  expect(await GET().text()).toBe(
    `Contact: mailto:${site.contactEmail}
Expires: 2027-11-20T00:00:00Z
Preferred-Languages: en
Canonical: ${absoluteUrl("/.well-known/security.txt")}
`,
  );
});
