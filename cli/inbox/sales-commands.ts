import { Command, InvalidArgumentError, Option } from "commander";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { type Doubt, judgeSales } from "../../domain/submissions/judge-sales.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { countWithNoun } from "../../domain/words/english.ts";
import {
  cellsOfSale,
  isPublicAddress,
  rowIdOf,
  salesText,
} from "../../listings/import/sales-file.ts";
import type { ReceivedSale, Store } from "../../server/store/store.ts";
import { jsonFile, oneLine } from "../../text/sanitize.ts";
import { CommandError, UsageError } from "../command.ts";
import { keyValues } from "../table.ts";
import { type Context, type InboxCommand, findEntry, json } from "./context.ts";
import { flatten, localTime, entrySummary } from "./entry-fields.ts";

const states = ["new", "accepted", "rejected"] as const;
type State = (typeof states)[number];

interface SaleForReview extends ReceivedSale {
  readonly state: State;
  readonly doubts: readonly Doubt[];
}

const stateOption = new Option("--state <STATE>", "only sales in this state").choices(states);

const salesNotes = `
Each sale is shown with any doubts about it: it looks like a duplicate, we don't know its make, its
price is less than 0.3 times or more than 3 times what we'd expect, its month is impossible, or the
same network sent more than five sales within 30 days. We forget that network after 30 days, so check
the sales once a month. Then accept or reject each one. With --json, text and times are exact.`;

export const salesCommand: InboxCommand = (withContext) =>
  new Command("sales")
    .description("Lists reported sales, oldest first, with the doubts about each.")
    .addOption(stateOption)
    .addOption(json)
    .addHelpText("after", salesNotes)
    .action((options: { state?: State; json?: true }) =>
      withContext((context) => listSales(context, options)),
    );

async function listSales(
  { store, place, write, print, stderr }: Context,
  { state, json: asJson }: { state?: State; json?: true },
): Promise<void> {
  const shown = (await salesForReview(store)).filter(
    (sale) => state === undefined || sale.state === state,
  );
  if (asJson) return write(jsonFile(shown.map(saleRecord)));
  if (shown.length === 0) {
    return stderr(`There are no ${state === undefined ? "" : `${state} `}sales in ${place}.`);
  }
  for (const sale of shown) print(`${keyValues(rowsOfSale(sale))}\n`);
  stderr(`${countWithNoun(shown.length, "sale")}.`);
}

async function salesForReview(store: Store): Promise<SaleForReview[]> {
  const received = await store.sales();
  const doubts = judgeSales(
    received.map(({ entry, sender, review }) => ({
      entry,
      sender,
      isRejected: review?.state === "rejected",
    })),
    siteMarket,
  );
  return received.map((sale) => ({
    ...sale,
    state: sale.review?.state ?? "new",
    doubts: doubts.get(sale.entry.id)!,
  }));
}

/** Leaves out the sender's hash, which must never be exported. */
function saleRecord({ entry, state, review, doubts }: SaleForReview) {
  return {
    ...flatten(entry),
    review: state,
    reason: review?.reason ?? "",
    publicSource: review?.publicSource ?? "",
    doubts,
  };
}

function rowsOfSale({ entry, state, review, doubts }: SaleForReview): [string, string[]][] {
  const { reason = "", publicSource = "" } = review ?? {};
  const rows: [string, string[]][] = [
    ["ID", [entry.id]],
    ["Sale", [oneLine(entrySummary(entry))]],
    ["Received", [localTime(entry.receivedAt)]],
    ["State", [oneLine(reason === "" ? state : `${state}: ${reason}`)]],
    ["Source", publicSource === "" ? [] : [publicSource]],
    ["Doubts", doubts.map(({ sentence }) => sentence)],
  ];
  return rows.filter(([, lines]) => lines.length > 0);
}

const acceptNotes = `
A sale with doubts is accepted only with --anyway and your reason. It's all or nothing: if one sale
can't be accepted, none is.
Give --source if anybody can check the sale at a public address, such as an auction's results. The
address goes into the file, so the page must not name the buyer or the seller. If you accept a sale
again without --source, it keeps its source; to remove the source, reject the sale first.`;

export const acceptCommand: InboxCommand = (withContext) =>
  new Command("accept")
    .description("Accepts reported sales for the market's file.")
    .argument("<ID...>", "the sales' IDs, as shown by sales")
    .option("--anyway <REASON>", "accept them despite their doubts, for this reason", readReason)
    .option("--source <URL>", "where anybody can check the sale", readAddress)
    .addHelpText("after", acceptNotes)
    .action((ids: string[], options: { anyway?: string; source?: string }) =>
      withContext((context) => acceptSales(context, ids, options)),
    );

async function acceptSales(
  { store, stderr }: Context,
  ids: readonly string[],
  { anyway = "", source = "" }: { anyway?: string; source?: string },
): Promise<void> {
  if (source !== "" && ids.length > 1) {
    throw new UsageError("A public source belongs to one sale. Accept the others separately.");
  }
  const found = await findSales(store, ids);
  const doubted = found.filter(({ doubts }) => doubts.length > 0);
  if (doubted.length > 0 && anyway === "") {
    const lines = doubted.flatMap(({ entry, doubts }) =>
      doubts.map(({ sentence }) => `${entry.id}: ${sentence}`),
    );
    throw new CommandError(
      `Nothing was accepted.\n${lines.join("\n")}\nReject these, or say why you trust them with --anyway REASON.`,
    );
  }
  await store.reviewSales(idsOf(found), {
    state: "accepted",
    reason: anyway,
    ...(source !== "" && { publicSource: source }),
  });
  stderr(`Accepted ${countWithNoun(found.length, "sale")}.`);
}

export const rejectCommand: InboxCommand = (withContext) =>
  new Command("reject")
    .description("Rejects reported sales, so they never go into the market's file.")
    .argument("<ID...>", "the sales' IDs, as shown by sales")
    .requiredOption("--reason <TEXT>", "why", readReason)
    .addHelpText("after", "\nThe reason stays in the inbox.")
    .action((ids: string[], { reason }: { reason: string }) =>
      withContext((context) => rejectSales(context, ids, reason)),
    );

async function rejectSales(
  { store, stderr }: Context,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  const found = await findSales(store, ids);
  await store.reviewSales(idsOf(found), { state: "rejected", reason, publicSource: "" });
  stderr(`Rejected ${countWithNoun(found.length, "sale")}.`);
  for (const { entry, review } of found) {
    if (review !== null && review.state === "accepted") stderr(rowSentence(codeOf(entry.id)));
  }
}

/** Says how to remove a sale that no longer counts. */
export function rowSentence(code: string): string {
  return `If it's already in listings/sales.csv, delete the row ${rowIdOf(code)} there and run npm run market -- fit.`;
}

async function findSales(store: Store, ids: readonly string[]): Promise<SaleForReview[]> {
  const all = await salesForReview(store);
  const found: SaleForReview[] = [];
  for (const id of new Set(ids)) {
    const entry = await findEntry(store, id);
    const sale = all.find((each) => each.entry.id === entry.id);
    if (sale === undefined) throw new CommandError(`The entry ${id} isn't a reported sale.`);
    found.push(sale);
  }
  return found;
}

const idsOf = (found: readonly SaleForReview[]) => found.map(({ entry }) => entry.id);

const exportNotes = `
For npm run market -- sales FILE. Each row has the cart, the price, the kind of sale, the month, the
state, and the public source if you named one. Nothing in it leads back to who reported the sale.`;

export const exportSalesCommand: InboxCommand = (withContext) =>
  new Command("export-sales")
    .description("Writes the accepted sales in the format of the market's file.")
    .addHelpText("after", exportNotes)
    .action(() =>
      withContext(async ({ store, write, stderr }) => {
        const accepted = (await salesForReview(store)).filter(({ state }) => state === "accepted");
        if (accepted.length === 0) stderr("No sale has been accepted yet.");
        const doubted = accepted.filter(
          ({ doubts, review }) => doubts.length > 0 && review?.reason === "",
        );
        if (doubted.length > 0) {
          stderr(
            `New doubts about ${countWithNoun(doubted.length, "accepted sale")}: look again with sales --state accepted.`,
          );
        }
        const rows = accepted.map(({ entry, review }) =>
          cellsOfSale(entry, review?.publicSource ?? ""),
        );
        await write([salesText(rows)]);
      }),
    );

function readReason(text: string): string {
  if (text.trim() !== "") return text.trim();
  throw new InvalidArgumentError("Say why in a few words.");
}

function readAddress(text: string): string {
  if (isPublicAddress(text)) return text;
  throw new InvalidArgumentError(
    "It must be a web address, such as https://auction.example/lot/7.",
  );
}
