import { valuationFile } from "../../sections/method/data-files.ts";

export function GET(): Response {
  return Response.json(valuationFile);
}
