import { recallsFile } from "../../features/method/data-files.ts";

export function GET(): Response {
  return new Response(recallsFile());
}
