import { pricesFile } from "../../features/method/data-files.ts";

export function GET(): Response {
  return new Response(pricesFile());
}
