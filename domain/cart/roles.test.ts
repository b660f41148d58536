import { expect, test } from "vitest";
import { roleIn, roleQuery, roles } from "./roles.ts";

test.each(roles)("an address with the query for %s is read as %s again", (role) => {
  expect(roleIn(new URLSearchParams(roleQuery(role)))).toBe(role);
});
