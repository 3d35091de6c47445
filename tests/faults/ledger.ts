import { randomUUID } from "node:crypto";
import { withIssuer } from "@foja/harness/arca";
import { aFolder, type Before, type Prepared, type Scenario, signedIn } from "./scenarios";

const DATE = "2026-03-02";
const accountOf = ({ id }: Prepared) => `/api/folders/${id.split(" ")[0]}/account`;
const key = () => ({ "idempotency-key": randomUUID() });

type Tenant = Parameters<Before>[0];

async function book(tenant: Tenant, folderId: string, body: object): Promise<string> {
  const path = `/api/folders/${folderId}/account/entries`;
  const answer = await tenant.call("POST", path, { body: { date: DATE, ...body } });
  return (answer.body as { entry?: { _id: string } }).entry?._id ?? "";
}

/** A case with client's money, a fee and three instalments of it. */
const aBook: Before = async (tenant) => {
  const folderId = await aFolder(tenant);
  await book(tenant, folderId, { kind: "advance", amount: 500 });
  const feeId = await book(tenant, folderId, { kind: "fee", amount: 900 });
  const terms = { feeId, count: 3, firstDue: "2026-12-10", every: "month" };
  await tenant.call("POST", `/api/folders/${folderId}/account/plans`, { body: terms });
  return `${folderId} ${feeId}`;
};

/**
 * Like `aBook`, with a transfer that paid one and a half instalments; returns the case and the
 * transfer.
 */
const aTransfer: Before = async (tenant) => {
  const [folderId = ""] = (await aBook(tenant)).split(" ");
  return `${folderId} ${await book(tenant, folderId, { kind: "transfer", amount: 450 })}`;
};

/** A case with a fee that was paid in part; returns the case and the fee. */
const aFee: Before = async (tenant) => {
  const folderId = await aFolder(tenant);
  const feeId = await book(tenant, folderId, { kind: "fee", amount: 900 });
  await book(tenant, folderId, { kind: "payment", amount: 300 });
  return `${folderId} ${feeId}`;
};

/** The draft of an invoice of such a fee, by who may issue it. */
const aBill: Before = async (tenant) => {
  await withIssuer(tenant, { ivaCondition: "responsableInscripto" });
  const [folderId, feeId] = (await aFee(tenant)).split(" ");
  const body = { folderId, entryIds: [feeId] };
  const answer = await tenant.call("POST", "/api/invoice/from-account", { body });
  return (answer.body as { invoice?: { _id: string } }).invoice?._id ?? "";
};

/** The account of a case: items written together are all there, or none. */
export const LEDGER_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/folders/{id}/account/entries, a transfer that settles instalments",
    prepare: signedIn("POST", (given) => `${accountOf(given)}/entries`, {
      body: { kind: "transfer", amount: 450, date: DATE },
      before: aBook,
      headers: key,
    }),
  },
  {
    name: "POST /api/folders/{id}/account/entries/{entryId}/reverse",
    prepare: signedIn(
      "POST",
      (given) => `${accountOf(given)}/entries/${given.id.split(" ")[1]}/reverse`,
      { body: {}, before: aTransfer, headers: key },
    ),
  },
  {
    name: "POST /api/folders/{id}/account/entries/{entryId}/reverse of a fee with its plan",
    prepare: signedIn(
      "POST",
      (given) => `${accountOf(given)}/entries/${given.id.split(" ")[1]}/reverse`,
      { body: {}, before: aBook, headers: key },
    ),
  },
  {
    name: "POST /api/folders/{id}/account/plans",
    prepare: signedIn("POST", (given) => `${accountOf(given)}/plans`, {
      body: { amount: 100, count: 3, firstDue: "2026-12-10", every: "week" },
      before: aBook,
      headers: key,
    }),
  },
  {
    name: "POST /api/folders/{id}/account/plans over what is left of a fee",
    prepare: signedIn("POST", (given) => `${accountOf(given)}/plans`, {
      body: ({ id }: Prepared) => ({
        ...{ feeId: id.split(" ")[1], count: 3, firstDue: "2026-12-10", every: "week" },
      }),
      before: aFee,
      headers: key,
    }),
  },
  {
    name: "POST /api/invoice/{id}/issue, of an account that was paid in part",
    prepare: signedIn("POST", ({ id }) => `/api/invoice/${id}/issue`, {
      before: aBill,
      headers: key,
    }),
  },
  {
    name: "GET /api/folders/{id}/account",
    prepare: signedIn("GET", accountOf, { before: aTransfer }),
  },
];
