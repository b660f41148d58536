import { listingsFile } from "../../features/method/listings-file.data.ts";

export function GET(): Response {
  return new Response(listingsFile);
}
