import { slugOf } from "../../../domain/catalogue/make.ts";
import { resolveModel } from "../../../domain/catalogue/resolve-model.ts";

/** Their colors are in the tokens. */
export type Paint = "blue" | "copper" | "red" | "sand" | "steel";

/**
 * By the address of a model's or a make's page, so that it looks the same on every page. Others are
 * white.
 */
const paints: Readonly<Record<string, Paint>> = {
  "/club-car/precedent": "blue",
  "/club-car/onward": "red",
  "/club-car/ds": "sand",
  "/club-car/carryall": "copper",
  "/ez-go/rxv": "red",
  "/ez-go/txt": "copper",
  "/ez-go/express": "steel",
  "/yamaha/drive": "sand",
  "/yamaha/drive2": "steel",
  "/icon/i40": "blue",
  "/evolution/d5": "red",
  "/denago-ev/rover": "copper",
  "/denago-ev": "copper",
  "/evolution": "red",
  "/garia": "steel",
  "/icon": "blue",
  "/john-deere": "sand",
  "/kandi": "red",
  "/star-ev": "steel",
};

export const paintOf = (path: string): Paint | undefined => paints[path];

/** The paint of somebody else's cart. A visitor's own is white. */
export function paintOfCart({ make, model }: { make: string; model: string }): Paint | undefined {
  const { family } = resolveModel(make, model);
  return family === null ? undefined : paintOf(`/${slugOf(make)}/${slugOf(family.name)}`);
}
