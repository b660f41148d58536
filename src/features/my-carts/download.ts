import { downloadFile } from "../../browser/download-file.ts";

/** Hands a text to the visitor as a file. */
export function download(text: string, name: string): void {
  downloadFile(new Blob([text], { type: "application/json" }), name);
}
