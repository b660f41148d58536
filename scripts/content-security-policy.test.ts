import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page's inline scripts and styles are allowed by their hashes, and nothing else inline", () => {
  const policy = contentSecurityPolicy(
    `<style>p{}</style><script type="module">go()</script><script>\nrun()\n</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash("go()")} ${hash("\nrun()\n")};`);
  expect(policy).toContain(`style-src ${hash("p{}")};`);
  expect(policy).not.toContain("unsafe");
});

test("data and scripts from files need no hash", () => {
  const policy = contentSecurityPolicy(
    `<script type="application/ld+json">{}</script><script src="/a.js"></script>`,
  );
  expect(policy).toContain("script-src 'self';");
});

test("the same script twice is named once", () => {
  const policy = contentSecurityPolicy("<script>a</script><script>a</script>");
  expect(policy.split(hash("a"))).toHaveLength(2);
});
