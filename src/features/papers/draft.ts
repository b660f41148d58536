import { readStoredJson, store } from "../../browser/storage.ts";
import { type PaperTexts, noTexts, readTexts } from "./fields.ts";
import { type PaperId, paperIds } from "./kinds.ts";

/** What a visitor chose and typed, kept in this tab until it is closed. Nothing of it is sent. */
export interface PapersDraft {
  readonly paper: PaperId | null;
  readonly texts: PaperTexts;
  /** The cart's query, and the query of the address on which it was entered. */
  readonly cart: string;
  readonly search: string;
}

const key = "draft papers";

const noDraft: PapersDraft = { paper: null, texts: noTexts, cart: "", search: "" };

/** If storage is full or forbidden, the page works but does not survive a reload. */
export function keepPapers(draft: PapersDraft): void {
  store("sessionStorage", key, JSON.stringify(draft));
}

export function keptPapers(): PapersDraft {
  const kept = readStoredJson("sessionStorage", key);
  return isRecord(kept) ? readDraft(kept) : noDraft;
}

function readDraft({ paper, texts, cart, search }: Record<string, unknown>): PapersDraft {
  return {
    paper: paperIds.find((id) => id === paper) ?? null,
    texts: isRecord(texts) ? readTexts(texts) : noTexts,
    cart: typeof cart === "string" ? cart : "",
    search: typeof search === "string" ? search : "",
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
