import type { Figures } from "@foja/core/money/invoices/figures.schema";
import type { Invoice, NewPayment, SendInvoice } from "@foja/core/money/invoices/invoice.schema";
import type { Settings, UpdateSettings } from "@foja/core/money/issuers/settings.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { everyPage, nextPage, type PageParam } from "~/lib/records/pages";
import type { InvoiceBody } from "../lib/editor";
import type { Asked } from "../lib/filters";

const calls = client.api.invoice;
const one = calls[":id"];
const settings = client.api["invoice-settings"];
const KEY = "invoices";
const once = (key: string) => ({ headers: { "Idempotency-Key": key } });

const FIRST: PageParam = { limit: 100 };

async function pageOf(asked: Asked, { cursor, limit }: PageParam, signal: AbortSignal) {
  const query = { ...asked, limit: String(limit), ...(cursor && { cursor }) };
  const page = await answer(calls.list.$get({ query }, { init: { signal } }));
  return { rows: page.invoices as Invoice[], nextCursor: page.nextCursor };
}

/** The practice's vouchers that match the filters, the latest first. */
export const invoiceList = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: [KEY, "list", asked],
    queryFn: ({ pageParam, signal }) => pageOf(asked, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: nextPage,
  });

/** All the matching vouchers of every page, for the export. */
export const everyInvoice = (asked: Asked): Promise<Invoice[]> =>
  everyPage((cursor) => pageOf(asked, { limit: 1000, cursor }, new AbortController().signal));

/** One voucher, whole. */
export const getInvoice = (id: string) =>
  queryOptions({
    queryKey: [KEY, "one", id],
    queryFn: async ({ signal }): Promise<Invoice> =>
      (await answer(calls.single.$post({ json: { id } }, { init: { signal } }))).invoice,
  });

/** The totals issued, collected and owed. */
export const invoiceFigures = queryOptions({
  queryKey: [KEY, "figures"],
  queryFn: async ({ signal }): Promise<Figures> =>
    (await answer(calls.figures.$get({}, { init: { signal } }))).figures,
});

/** The issuer, and the certificate. */
export const invoiceSettings = queryOptions({
  queryKey: [KEY, "settings"],
  queryFn: async ({ signal }): Promise<Settings> =>
    (await answer(settings.$get({}, { init: { signal } }))).settings,
});

/** Shows the new state of an invoice, and reads again what depends on it. */
export function showInvoice(cache: QueryClient, invoice: Invoice): void {
  cache.setQueryData(getInvoice(invoice._id).queryKey, invoice);
  void cache.invalidateQueries({ queryKey: [KEY, "list"] });
  void cache.invalidateQueries({ queryKey: [KEY, "figures"] });
  // Its payments are in the account of its case, too.
  if (invoice.billed) void cache.invalidateQueries({ queryKey: ["accounts", invoice.folderId] });
}

/** Creates a draft; sent again with the same key, it is created once. */
export const insertInvoice = async (list: InvoiceBody, key: string): Promise<Invoice> =>
  (await answer(calls.insert.$post({ json: { list } }, once(key)))).invoice;

/** Changes a draft, or an invoice that ARCA rejected, if it still has the version that was read. */
export const updateInvoice = async (
  _id: string,
  list: InvoiceBody,
  version: number,
): Promise<Invoice> => {
  const headers = { "If-Match": `"${version}"` };
  return (await answer(calls.update.$post({ json: { list: { ...list, _id } } }, { headers })))
    .invoice;
};

export const deleteInvoice = (invoiceId: string) =>
  answer(calls.delete.$post({ json: { invoiceId } }));

/** The actions on an invoice that need no data. */
export type Deed = "issue" | "authorise" | "openLink" | "closeLink";

/** Does one of them; sent again with the same key, it issues once. */
export async function doTo(id: string, deed: Deed, key: string): Promise<Invoice> {
  const param = { id };
  const deeds = {
    issue: () => one.issue.$post({ param }, once(key)),
    authorise: () => one.authorise.$post({ param }),
    openLink: () => one.link.$post({ param }),
    closeLink: () => one.link.$delete({ param }),
  };
  return (await answer(deeds[deed]())).invoice;
}

export const voidInvoice = async (id: string, reason: string, key: string) =>
  answer(one.void.$post({ param: { id }, json: { reason } }, once(key)));

export const sendInvoice = async (id: string, json: SendInvoice, key: string): Promise<Invoice> =>
  (await answer(one.send.$post({ param: { id }, json }, once(key)))).invoice;

export const payInvoice = async (id: string, json: NewPayment, key: string): Promise<Invoice> =>
  (await answer(one.payments.$post({ param: { id }, json }, once(key)))).invoice;

export const reversePayment = async (
  id: string,
  paymentId: string,
  reason: string,
  key: string,
): Promise<Invoice> => {
  const call = one.payments[":paymentId"].reverse;
  return (await answer(call.$post({ param: { id, paymentId }, json: { reason } }, once(key))))
    .invoice;
};

export const saveSettings = async (json: UpdateSettings, version: number): Promise<Settings> => {
  const headers: Record<string, string> = version > 0 ? { "If-Match": `"${version}"` } : {};
  return (await answer(settings.$put({ json }, { headers }))).settings;
};

export const requestCertificate = (alias: string) =>
  answer(settings.certificate.request.$post({ json: { alias } }));

export const installCertificate = (certificate: string) =>
  answer(settings.certificate.$post({ json: { certificate } }));

/** Reads the settings again after a change. */
export const refreshSettings = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: invoiceSettings.queryKey });

/** The data of a contact that an invoice needs. */
export const clientFacts = async (id: string, userId: string) => {
  const fields = "name,lastName,email,cuit,document,address,city,type";
  const page = await answer(
    client.api.contacts.user[":userId"].$get({
      param: { userId },
      query: { limit: "1000", fields },
    }),
  );
  return page.contacts.find(({ _id }) => _id === id);
};

/** The contact of a client. */
export const readContact = (id: string) =>
  queryOptions({
    queryKey: ["contacts", "one", id],
    queryFn: async ({ signal }) =>
      (await answer(client.api.contacts[":id"].$get({ param: { id } }, { init: { signal } })))
        .contact,
  });
