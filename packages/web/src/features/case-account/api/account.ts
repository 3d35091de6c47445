import { type CalculatorType, isSettlement } from "@foja/core/law/calculation/kinds.rules";
import type { Invoice, NewPayment } from "@foja/core/money/invoices/invoice.schema";
import type {
  CreateEntry,
  CreatePlan,
  CreateQuota,
  Entry,
  Plan,
  Standing,
} from "@foja/core/money/ledger/ledger.schema";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { isRefusal } from "~/lib/api/error";

const calls = client.api.folders[":id"].account;
const KEY = "accounts";
const once = (key: string) => ({ headers: { "Idempotency-Key": key } });

/** A whole account: its balances, its plans, and all its entries by day, the latest first. */
export type Account = Standing & { entries: Entry[]; plans: Plan[] };

/** The balances of a case's account. */
export const standingOf = (folderId: string) =>
  queryOptions({
    queryKey: [KEY, folderId, "balance"],
    queryFn: async ({ signal }): Promise<Standing> =>
      answer(calls.balance.$get({ param: { id: folderId } }, { init: { signal } })),
  });

/** The whole account of a case, however many pages it has. */
export const accountOf = (folderId: string) =>
  queryOptions({
    queryKey: [KEY, folderId, "whole"],
    queryFn: async ({ signal }): Promise<Account> => {
      const entries: Entry[] = [];
      for (let cursor: string | undefined; ; ) {
        const asked = { param: { id: folderId }, query: { cursor } };
        const page = (await answer(calls.$get(asked, { init: { signal } }))) as Account & {
          nextCursor?: string;
        };
        entries.push(...page.entries);
        cursor = page.nextCursor;
        if (!cursor) return { ...page, entries: entries.sort(byDay) };
      }
    },
  });

/** Sorts by day, then by writing, the latest first: pages arrive in the order of writing. */
const byDay = (a: Entry, b: Entry) =>
  b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt);

/** Reads a case's account again wherever it is shown, and invoices, which bill it and are paid in it. */
export const refreshAccount = (cache: QueryClient, folderId: string) =>
  Promise.all(
    [[KEY, folderId], ["invoices"]].map((queryKey) => cache.invalidateQueries({ queryKey })),
  );

/** Books an entry; sent again with the same key, it is booked once. */
export const addEntry = (id: string, json: CreateEntry, key: string) =>
  answer(calls.entries.$post({ param: { id }, json }, once(key)));

/** Reverses an entry with its opposite. */
export const reverseEntry = (id: string, entryId: string, reason: string, key: string) =>
  answer(
    calls.entries[":entryId"].reverse.$post(
      { param: { id, entryId }, json: { reason } },
      once(key),
    ),
  );

/** Books the fee of a cuota litis. */
export const addQuota = (id: string, json: CreateQuota, key: string) =>
  answer(calls["quota-litis"].$post({ param: { id }, json }, once(key)));

/** Creates a plan of instalments. */
export const addPlan = (id: string, json: CreatePlan, key: string) =>
  answer(calls.plans.$post({ param: { id }, json }, once(key)));

/** Creates an invoice's draft from entries; sent again with the same key, it is created once. */
export const billEntries = (folderId: string, entryIds: string[], key: string) =>
  answer(client.api.invoice["from-account"].$post({ json: { folderId, entryIds } }, once(key)));

/** Of the invoices that bill a case's entries, those of which something is owed, the oldest first. */
export const owedInvoices = (folderId: string, ids: string[]) =>
  queryOptions({
    queryKey: [KEY, folderId, "owed", ids],
    queryFn: async ({ signal }): Promise<Invoice[]> => {
      const read = (id: string) =>
        answer(client.api.invoice.single.$post({ json: { id } }, { init: { signal } }));
      const invoices = (await Promise.all(ids.map(read))).map(({ invoice }) => invoice as Invoice);
      return invoices
        .filter(({ status, owed }) => status !== "draft" && status !== "voided" && owed > 0)
        .sort((a, b) => a.date.localeCompare(b.date));
    },
  });

/** Books a payment of an invoice, and so in the account; sent again with the same key, once. */
export const payInvoice = (id: string, json: NewPayment, key: string) =>
  answer(client.api.invoice[":id"].payments.$post({ param: { id }, json }, once(key)));

/** Cancels the unpaid instalments of a plan. */
export const cancelPlan = (id: string, planId: string) =>
  answer(calls.plans[":planId"].cancel.$post({ param: { id, planId } }));

/** A saved calculation with a total. */
export type Settlement = {
  _id: string;
  type: CalculatorType;
  description: string | null;
  date: string;
  amount: number;
};

/** The settlements of a case whose total a fee may be a percentage of. */
export const settlementsOf = (folderId: string) =>
  queryOptions({
    queryKey: ["calculators", "totals", folderId],
    queryFn: async ({ signal }): Promise<Settlement[]> => {
      const query = { folderId, fields: "type,description,date,amount" };
      const page = await answer(
        client.api.calculators.filter.$get({ query }, { init: { signal } }),
      );
      return page.calculators.filter(hasTotal) as Settlement[];
    },
  });

type Listed = { amount?: number | null; type?: CalculatorType };

const hasTotal = ({ amount, type }: Listed) =>
  typeof amount === "number" && amount > 0 && type !== undefined && isSettlement(type);

/** Whom the practice's invoices are from. */
export type Issuer = { legalName: string | null; cuit: string | null; address: string | null };

/** Who invoices for the practice; undefined for whoever may not see it. */
export async function issuer(): Promise<Issuer | undefined> {
  try {
    return (await answer(client.api["invoice-settings"].$get())).settings;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
