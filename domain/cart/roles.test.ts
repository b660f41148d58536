import { expect, test } from "vitest";
import { roleIn, roleQuery, roles } from "./roles.ts";

test.each(roles)("the role in an address made for %s is read back", (role) => {
  expect(roleIn(new URLSearchParams(roleQuery(role)))).toBe(role);
});
