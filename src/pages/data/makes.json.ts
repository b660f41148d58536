import { makesFile } from "../../features/method/data-files.ts";

export function GET(): Response {
  return Response.json(makesFile);
}
