import { announced, newDocument } from "@foja/harness/documents";
import { post } from "@foja/harness/files";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { billable, booked, planned, settled } from "./accounts";
import { hold, publish, reserve } from "./bookings";
import { withColleague, withFile, withFileSent, withTalk } from "./chats";
import { pictured } from "./consultations";
import { imported } from "./imports";
import { collected, drafted, issuedAll, opened } from "./invoices";
import { sent, withReader, withTemplate } from "./marketing";

type Own = Record<string, string[]>;
/** `count` is how many records have to be created. */
type Preparation = (tenant: Tenant, own: Own, path: string, count: number) => Promise<void>;

const confirmed: Preparation = (tenant, { id = [] }) =>
  each(id, (one) => tenant.call("POST", `/api/reservations/${one}/confirm`));

const withLink: Preparation = async (tenant, own) => {
  own.token = [(await reserve(tenant, own, "Eva Ríos")).token];
};

/** Puts the plan that is bought on offer: other routes' requests may have withdrawn it. */
const onOffer: Preparation = async () => {
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const development = { basePrice: 1.99, currency: "USD", billingPeriod: "daily" };
  const body = { planId: "standard", isActive: true, environments: { development } };
  const { status } = await admin.call("POST", "/api/plan-configs", { body });
  if (status !== 200) throw new Error(`the plan could not be offered: ${status}`);
};

/** What has to be done to a record before a route can work on it. */
const PREPARED: [ending: string, prepare: Preparation][] = [
  ["/restore", (tenant, { id = [] }, path) => each(id, (one) => remove(tenant, path, one))],
  [
    "/trash/{id}",
    (tenant, { id = [] }) => each(id, (one) => tenant.call("DELETE", `/api/tasks/${one}`)),
  ],
  [
    "/history/{id}/undo",
    (tenant, { id = [] }) =>
      each(id, (one) => tenant.call("PUT", `/api/tasks/${one}`, { body: { name: "Otra" } })),
  ],
  [
    "/novedades/{id}/undo",
    (tenant, { id = [] }) =>
      each(id, (one) => tenant.call("POST", `/api/novedades/${one}/accept`, { body: {} })),
  ],
  [
    "/documents/{id}/complete",
    (tenant, { id = [] }) => each(id, (one) => announced(tenant, `/api/documents/${one}/versions`)),
  ],
  [
    "/documents/bundles",
    async (tenant, own) => {
      own.document = [(await newDocument(tenant, { folderId: own.folderId?.[0] }))._id];
    },
  ],
  ["/{attachmentId}/complete", (tenant, own, _, count) => upload(tenant, own, count)],
  [
    "/{attachmentId}",
    async (tenant, own, _, count) => {
      await upload(tenant, own, count);
      const path = `/api/tasks/${own.id?.[0]}/attachments`;
      await each(own.attachmentId ?? [], (one) => tenant.call("POST", `${path}/${one}/complete`));
    },
  ],
  ["/imports/{id}/links", imported],
  ["/imports/{id}/summary", imported],
  ["/imports/{id}/undo", imported],
  ["/entries/{entryId}/reverse", booked],
  ["/plans/{planId}/cancel", planned],
  ["/account/plans", booked],
  ["/account/quota-litis", settled],
  [
    "/invoice/from-account",
    async (tenant, own) => {
      own.entryId = await billable(tenant, own);
    },
  ],
  ["/invoice/update", drafted],
  ["/invoice/single", drafted],
  ["/invoice/delete", drafted],
  ["/invoice/{id}/void", issuedAll],
  ["/invoice/{id}/send", issuedAll],
  ["/invoice/{id}/link", issuedAll],
  ["/invoice/{id}/payments", issuedAll],
  ["/payments/{paymentId}/reverse", collected],
  ["/client-links", provable],
  ["/public/client/{token}/proof", withClientLink],
  ["/public/client/{token}/code", withClientLink],
  ["/public/invoice/{token}", opened],
  ["/subscriptions/checkout", onOffer],
  ["/reservations/{id}/attended", confirmed],
  ["/reservations/{id}/absent", confirmed],
  ["/booking/{slug}", publish],
  ["/booking/{slug}/slots", publish],
  ["/booking/{slug}/holds", publish],
  ["/booking/{slug}/reservations", hold],
  ["/manage-booking/{token}", withLink],
  ["/manage-booking/{token}/slots", withLink],
  ["/manage-booking/{token}/cancel", withLink],
  ["/manage-booking/{token}/reschedule", withLink],
  ["/chat/users/id", withColleague],
  ["/chat/conversations", withColleague],
  ["/chat/read", withTalk],
  ["/chat/insert", withFile],
  ["/files/{fileId}", withFileSent],
  ["/marketing/campaigns", withTemplate],
  ["/campaigns/{id}/pause", sent("send")],
  ["/campaigns/{id}/resume", sent("send", "pause")],
  ["/campaigns/{id}/cancel", sent("send")],
  ["/unsubscribe/{token}", withReader],
  ["/support-contacts/{id}/screenshot", pictured],
  [
    ".ics",
    async (tenant, own) => {
      const { body } = await tenant.call("POST", "/api/calendar/feed");
      own.token = [(body.feed as { url: string }).url.split("/").at(-1)?.replace(".ics", "") ?? ""];
    },
  ],
];

/** The preparation for an address, and the ending by which it is found. */
export const preparationOf = (path: string) => PREPARED.find(([ending]) => path.endsWith(ending));

async function each(ids: string[], work: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await work(id);
}

const remove = (tenant: Tenant, path: string, id: string) =>
  tenant.call("DELETE", path.replace("{id}/restore", id));

const PDF = "%PDF-1.7\n%âãÏÓ\n1 0 obj";

/** Files of the task, uploaded and not confirmed yet. */
async function upload(tenant: Tenant, own: Own, count: number): Promise<void> {
  const body = { name: "demanda.pdf", type: "application/pdf", size: Buffer.byteLength(PDF) };
  own.attachmentId = [];
  for (let n = 0; n < count; n += 1) {
    const path = `/api/tasks/${own.id?.[0]}/attachments`;
    const { body: answer } = await tenant.call("POST", path, { body });
    const { attachment, upload } = answer as { attachment: { _id: string }; upload: Upload };
    await post(upload, PDF);
    own.attachmentId.push(attachment._id);
  }
}

type Upload = Parameters<typeof post>[0];

/** A client who can prove who they are. */
async function provable(tenant: Tenant, own: Own): Promise<void> {
  const body = { name: "Rosa", lastName: "Pérez", email: "rosa@ejemplo.com.ar", role: "cliente" };
  const { body: made } = await tenant.call("POST", "/api/contacts/create", { body });
  own.contactId = [(made.contact as { _id: string })._id];
}

/** The token of a client's link. */
async function withClientLink(tenant: Tenant, own: Own): Promise<void> {
  await provable(tenant, own);
  const body = { contactId: own.contactId?.[0] };
  const { body: made } = await tenant.call("POST", "/api/client-links", { body });
  own.token = [new URL((made.link as { url: string }).url).pathname.split("/").at(-1) ?? ""];
}
