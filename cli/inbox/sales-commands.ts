import { Command } from "commander";
import { columns } from "../../domain/asking-prices/listing.ts";
import type { Review, Store } from "../../server/store/store.ts";
import { csv } from "../../text/csv.ts";
import { safeJson } from "../../text/sanitize.ts";
import { counted } from "../../domain/cart/english.ts";
import { keyValues, tableLines, tableRow } from "../table.ts";
import {
  askingView,
  askingViewLines,
  askingViewText,
  familyNameOf,
  isReadable,
  marketRows,
} from "./market-rows.ts";
import {
  type Context,
  type InboxCommand,
  type Options,
  type WithContext,
  findSale,
  before,
  format,
  json,
  limit,
  review,
} from "./context.ts";
import { type ReportedSale, localTime, readableFields, summary } from "./entry-fields.ts";
import { defaultRows } from "./reading-commands.ts";
import { spellingOf } from "../../domain/valuation/model-match.ts";

const notes = `
A reported sale is new until it is accepted or rejected; only accepted ones are exported.`;

export const sales: InboxCommand = (withContext) =>
  new Command("sales")
    .description("Reviews and exports what visitors say carts sold for.")
    .helpCommand(false)
    .addHelpText("after", notes)
    .addCommand(list(withContext))
    .addCommand(show(withContext))
    .addCommand(decide(withContext, "accept", "accepted"))
    .addCommand(decide(withContext, "reject", "rejected"))
    .addCommand(exportSales(withContext));

const maxDaysApart = 30;
/** More would not help to judge a report, and a flood of one report would be listed for each. */
export const maxDuplicates = 20;

interface Report {
  readonly sale: ReportedSale;
  readonly family: string | undefined;
  readonly day: number;
}

/**
 * Finds the other reports that may be about the same sale, as when the seller and the buyer both
 * report it: the same family, model year, price, and kind of sale within 30 days. A model that the
 * listings do not know may be any of its make. Of many, the first are found.
 */
export function duplicateFinder(
  reported: readonly ReportedSale[],
): (sale: ReportedSale) => ReportedSale[] {
  const alike = Map.groupBy(reported.map(reportOf), ({ sale }) => keyOf(sale));
  return (sale) => {
    const report = reportOf(sale);
    const found: ReportedSale[] = [];
    for (const other of alike.get(keyOf(sale)) ?? []) {
      if (found.length === maxDuplicates) break;
      if (other.sale.id !== sale.id && mayBeOne(report, other)) found.push(other.sale);
    }
    return found;
  };
}

function reportOf(sale: ReportedSale): Report {
  return { sale, family: familyNameOf(sale.cart), day: Date.parse(sale.soldOn) / 86_400_000 };
}

function keyOf({ cart, price, saleKind }: ReportedSale): string {
  return `${spellingOf(cart.make)} ${cart.modelYear} ${price} ${saleKind}`;
}

function mayBeOne(a: Report, b: Report): boolean {
  const isUnknown = a.family === undefined || b.family === undefined;
  return Math.abs(a.day - b.day) <= maxDaysApart && (isUnknown || a.family === b.family);
}

const viewNotes = `
"Asking" compares the price with what dealers ask for a cart like it. Trade-ins and auctions are
normally below that. Two reports are likely duplicates if they agree on the family, model year,
price, and kind of sale, and the carts were sold at most 30 days apart. At most ${maxDuplicates} are named.`;

const list: InboxCommand = (withContext) =>
  new Command("list")
    .description("Lists reported sales, newest first.")
    .addOption(review)
    .addOption(limit)
    .addOption(before)
    .addOption(json)
    .addHelpText(
      "after",
      `${viewNotes}\nWithout --limit, you get the newest ${defaultRows}, or with --json, all of them.`,
    )
    .action((options: Options) => withContext((context) => listSales(context, options)));

async function listSales(context: Context, options: Options): Promise<void> {
  const { store, place, write, stderr } = context;
  const last = options.before === undefined ? null : await findSale(store, options.before);
  const found = await reviewed(store);
  const start = last === null ? 0 : found.findIndex(({ sale }) => sale.id === last.id) + 1;
  const wanted = found
    .slice(start)
    .filter(({ decision }) => (options.review ?? decision.state) === decision.state);
  const shown = wanted.slice(0, options.limit ?? (options.json ? wanted.length : defaultRows));
  if (options.json) return write([`${safeJson(shown.map(record))}\n`]);
  if (shown.length === 0) return stderr(`No reported sales in ${place} match.`);
  const rows = shown.map((each) => tableRow(listColumns, textsOf(each)));
  await write(tableLines(listColumns, rows));
  if (shown.length === wanted.length) return;
  const next = `--before ${shown.at(-1)?.sale.id}`;
  stderr(
    `Showing ${shown.length} of ${wanted.length} reported sales. For older ones, add ${next}; for more, --limit N.`,
  );
}

const listColumns = [
  { title: "Received", maxWidth: 16 },
  { title: "Review", maxWidth: 8 },
  { title: "Sold on", maxWidth: 10 },
  { title: "Kind", maxWidth: 8 },
  { title: "About", maxWidth: 44 },
  { title: "Asking", maxWidth: 15 },
  { title: "Duplicate", maxWidth: 9 },
  { title: "ID", maxWidth: 36 },
];

function textsOf({ sale, decision, duplicates }: Reviewed): string[] {
  return [
    localTime(sale.receivedAt),
    decision.state,
    sale.soldOn,
    sale.saleKind,
    summary(sale),
    askingViewText(sale),
    duplicates.length > 0 ? "likely" : "",
    sale.id,
  ];
}

const show: InboxCommand = (withContext) =>
  new Command("show")
    .description("Shows one reported sale in full.")
    .argument("<ID>", "the sale's ID, as shown by list")
    .addOption(json)
    .addHelpText("after", viewNotes)
    .action((id: string, options: Options) =>
      withContext(async ({ store, print }) => {
        const wanted = await findSale(store, id);
        const found = (await reviewed(store)).find(({ sale }) => sale.id === wanted.id);
        if (found !== undefined) print(options.json ? safeJson(record(found)) : readable(found));
      }),
    );

function readable({ sale, decision, duplicates }: Reviewed): string {
  const when = decision.reviewedAt === null ? "" : `, ${localTime(decision.reviewedAt)}`;
  return keyValues([
    ...readableFields(sale),
    ["Review", [`${decision.state}${when}`]],
    ["Dealers ask", askingViewLines(sale)],
    ["Likely duplicates", duplicates.length === 0 ? ["none"] : duplicates.map(({ id }) => id)],
  ]);
}

function decide(withContext: WithContext, name: string, state: Review["state"]): Command {
  return new Command(name)
    .description(`Marks reported sales as ${state}, even if you have reviewed them before.`)
    .argument("<ID...>", "the sales' IDs, as shown by list")
    .addHelpText("after", "\nIf any ID is wrong, nothing changes.")
    .action((ids: readonly string[]) =>
      withContext(async ({ store, now, stderr }) => {
        const found: ReportedSale[] = [];
        for (const id of ids) found.push(await findSale(store, id));
        const decision = { state, reviewedAt: now.toISOString() };
        const count = await store.reviewSales(
          found.map(({ id }) => id),
          decision,
        );
        stderr(`Marked ${counted(count, "reported sale")} as ${state}.`);
      }),
    );
}

const exportNotes = `
The columns are those of docs/market-data.md. There is no email address and no ID in the file.
Reports about one make and model that arrived on the same day share a group.`;

const exportSales: InboxCommand = (withContext) =>
  new Command("export")
    .description("Writes accepted sales to stdout, with the same columns as the market's files.")
    .addOption(format)
    .addHelpText("after", exportNotes)
    .action((options: Options) =>
      withContext(async ({ store, write, stderr }) => {
        const found = await reviewed(store);
        const accepted = found.filter(({ decision }) => decision.state === "accepted");
        const all = marketRows(accepted.map(({ sale }) => sale));
        const rows = all.filter(isReadable);
        const left = all.length - rows.length;
        if (left > 0)
          stderr(`Left out ${counted(left, "accepted sale")} that the site cannot read.`);
        return write([options.format === "json" ? `${safeJson(rows)}\n` : csv(columns, rows)]);
      }),
    );

/** A review, or that there is none yet. */
type Decision = Review | { readonly state: "new"; readonly reviewedAt: null };

/** A reported sale with all that helps to judge it. */
interface Reviewed {
  readonly sale: ReportedSale;
  readonly decision: Decision;
  readonly duplicates: readonly ReportedSale[];
}

/** Newest first. */
async function reviewed(store: Store): Promise<Reviewed[]> {
  const found: ReportedSale[] = [];
  for await (const entry of store.entries({ kind: "sale" })) {
    if (entry.kind === "sale") found.push(entry);
  }
  const reviews = await store.reviews();
  const duplicatesOf = duplicateFinder(found);
  return found.map((sale) => ({
    sale,
    decision: reviews.get(sale.id) ?? { state: "new", reviewedAt: null },
    duplicates: duplicatesOf(sale),
  }));
}

/** As it appears in JSON. */
function record({ sale, decision, duplicates }: Reviewed) {
  return {
    ...sale,
    review: decision,
    dealersAsk: askingView(sale),
    likelyDuplicates: duplicates.map(({ id }) => id),
  };
}
