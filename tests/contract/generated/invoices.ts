import { INVOICE, PROFILE, withIssuer } from "@foja/harness/arca";
import type { Tenant } from "@foja/harness/tenant";
import type { World } from "./world";

const PAYMENT = { amount: 1, date: INVOICE.date, method: "efectivo" };
const CLIENT = "marta@ejemplo.com.ar";
const CHANGES = { notes: "Otra cosa", lines: [{ ...INVOICE.lines[0], vat: "exempt" }] };

/** Bodies of the routes of invoices. */
export const INVOICE_BODIES: Record<string, (world: World) => unknown[]> = {
  "/api/invoice/insert": ({ own }) => [
    { list: INVOICE },
    {
      list: {
        ...INVOICE,
        currency: "USD",
        rate: 1450.5,
        folderId: own.folderId?.[0],
        client: { ...INVOICE.client, contactId: own.contactId?.[0] },
      },
    },
  ],
  "/api/invoice/from-account": ({ own }) =>
    (own.entryId ?? ["x"]).map((entryId) => ({
      folderId: own.folderId?.[0] ?? "x",
      entryIds: [entryId],
    })),
  "/api/invoice/update": ({ own }) => [{ list: { _id: own.invoiceId?.[0] ?? "x", ...CHANGES } }],
  "/api/invoice/single": ({ own }) => [{ id: own.invoiceId?.[0] ?? "x" }],
  "/api/invoice/delete": ({ own }) => (own.invoiceId ?? ["x"]).map((invoiceId) => ({ invoiceId })),
  "/api/invoice/{id}/void": () => [{}, { reason: "Cliente equivocado" }],
  "/api/invoice/{id}/send": () => [{ email: CLIENT, message: "Va la factura." }],
  "/api/invoice/{id}/payments": () => [PAYMENT],
  "/api/invoice/{id}/payments/{paymentId}/reverse": () => [{}, { reason: "Cheque rechazado" }],
  "/api/invoice-settings": () => [PROFILE],
};

type Own = Record<string, string[]>;

/** Creates a draft, and returns its identifier. */
export async function newDraft(tenant: Tenant, name: string): Promise<string> {
  const list = { ...INVOICE, client: { ...INVOICE.client, name, email: CLIENT } };
  const { status, body } = await tenant.call("POST", "/api/invoice/insert", { body: { list } });
  if (status !== 201) throw new Error(`the invoice was refused: ${body.message}`);
  return (body.invoice as { _id: string })._id;
}

/** Drafts for the routes that name one in their body. */
export async function drafted(tenant: Tenant, own: Own): Promise<void> {
  own.invoiceId = [];
  for (let n = 0; n < 10; n += 1) own.invoiceId.push(await newDraft(tenant, `Sosa ${n}`));
}

/** Issues the invoices of the address. */
export async function issuedAll(tenant: Tenant, { id = [] }: Own): Promise<void> {
  await withIssuer(tenant);
  for (const one of id) await tenant.call("POST", `/api/invoice/${one}/issue`);
}

/** A payment of the invoice of the address. */
export async function collected(tenant: Tenant, own: Own): Promise<void> {
  await issuedAll(tenant, own);
  const path = `/api/invoice/${own.id?.[0]}/payments`;
  const { body } = await tenant.call("POST", path, { body: PAYMENT });
  own.paymentId = [(body.invoice as { payments: { _id: string }[] }).payments[0]?._id ?? ""];
}

/** The public page of an invoice. */
export async function opened(tenant: Tenant, own: Own): Promise<void> {
  await withIssuer(tenant);
  const id = await newDraft(tenant, "Sosa");
  await tenant.call("POST", `/api/invoice/${id}/issue`);
  const { body } = await tenant.call("POST", `/api/invoice/${id}/link`);
  own.token = [
    String((body.invoice as { link: string }).link)
      .split("/")
      .at(-1) ?? "",
  ];
}
