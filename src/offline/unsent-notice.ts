import { codeSentence } from "../../domain/submissions/text.ts";
import { deliver, sentEvent } from "../forms/deliver.ts";
import { clearDraft, newEntryId } from "../forms/form-draft.ts";
import { sentForms } from "../forms/sent-forms.ts";
import { type Unsent, forgetUnsent, readUnsent, unsentDays } from "../forms/unsent.ts";
import { hideNotice, sayInNotice, showNotice } from "./notice.ts";

let shown: Unsent | undefined;

// The form on this page or another tab may have sent or discarded the form offered here.
for (const change of [sentEvent, "storage"]) {
  addEventListener(change, () => {
    if (isSending || shown === undefined) return;
    if (!readUnsent().some(({ id }) => id === shown?.id)) showUnsent();
  });
}

/** Oldest first. Hides the notice when no unsent forms remain. */
export function showUnsent(): void {
  const [oldest] = readUnsent();
  if (oldest !== undefined && oldest.id === shown?.id) return;
  shown = oldest;
  if (shown === undefined) hideNotice();
  else offer(shown, `${nameOf(shown)} from ${timeOf(shown)} has not been sent. ${keeping}`);
}

const keeping = `This browser keeps it for ${unsentDays} days.`;

function offer(entry: Unsent, sentence: string): void {
  showNotice(sentence, {
    "Send now": () => void send(entry),
    Discard: () => {
      forgetUnsent(entry.id);
      clearDraft(entry);
      showUnsent();
    },
  });
}

let isSending = false;

async function send(entry: Unsent): Promise<void> {
  if (isSending) return;
  isSending = true;
  sayInNotice(`Sending your ${sentForms[entry.to].name}…`);
  const draft = draftOf(entry);
  const delivery = await deliver(entry.to, draft, entry.fields);
  isSending = false;
  if (delivery.status === "refused") return offer(entry, Object.values(delivery.errors).join(" "));
  clearDraft(entry);
  shown = undefined;
  const code = entry.to === "sales" ? ` ${codeSentence(draft.id)}` : "";
  showNotice(`${nameOf(entry)} was sent.${code}`, { Close: showUnsent });
}

/** Stands in for the form's own draft, because the form may be on another page. */
function draftOf({ id }: Unsent) {
  const draft = { id, isStored: true, renewId: () => void (draft.id = newEntryId()) };
  return draft;
}

function nameOf({ to }: Unsent): string {
  return `Your ${sentForms[to].name}`;
}

/** Includes the date unless it is today. */
function timeOf({ keptAt }: Unsent): string {
  const time = new Date(keptAt);
  const isToday = time.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ month: "short", day: "numeric" } as const);
  return time.toLocaleString("en-US", { ...day, hour: "numeric", minute: "2-digit" });
}
