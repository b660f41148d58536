import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

test("a security.txt names its contact, its address, and an expiration within a year", () => {
  const builtOn = new Date("2026-11-21T16:00:00Z");
  const canonical = "https://cartworth.example/.well-known/security.txt";
  expect(securityText("hello@cartworth.example", canonical, builtOn)).toBe(
    `Contact: mailto:hello@cartworth.example
Expires: 2027-11-20T00:00:00Z
Preferred-Languages: en
Canonical: ${canonical}
`,
  );
});
