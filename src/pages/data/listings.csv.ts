import { listingsText } from "../../market/listings.data.ts";

export function GET(): Response {
  return new Response(listingsText);
}
