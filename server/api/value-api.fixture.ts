import { requestAlone } from "../request.fixture.ts";
import { noCartLimit } from "../http/cart-limit.ts";
import { type ValueApiOptions, valueApi } from "./value-api.ts";

/** Without limits, in 2026. */
export const sampleOptions = (): ValueApiOptions => ({
  limits: noCartLimit,
  proxyHeader: "X-Client",
  now: () => new Date("2026-11-22T10:00:00Z"),
});

/** The API for tests. */
export function sampleApi(change: Partial<ValueApiOptions> = {}) {
  const api = valueApi({ ...sampleOptions(), ...change });
  const send = (path: string, init: RequestInit = {}) => requestAlone(api, `/api/v1/${path}`, init);
  return {
    api,
    send,
    get: (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
      send(`value?${queryOf(fields)}`, { headers }),
  };
}

/** Values that no address can hold are written as JSON. */
export function queryOf(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  const texts = given.map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return String(new URLSearchParams(texts));
}

export const precedent = {
  year: 2018,
  make: "Club Car",
  model: "Precedent",
  seats: 2,
  powertrain: "electric",
  condition: "good",
  batteryAge: 2,
  hasUpgrades: false,
};
