import type { Tenant } from "@foja/harness/tenant";
import type { World } from "./world";

const DATE = "2026-03-02";
const ACCOUNT = "/api/folders/{id}/account";

/** Bodies of the routes of a case's account. */
export const ACCOUNT_BODIES: Record<string, (world: World) => unknown[]> = {
  [`${ACCOUNT}/entries`]: () => [
    { kind: "fee", amount: 1000.5, currency: "ARS", date: DATE, description: "Honorarios" },
    { kind: "advance", amount: 100, currency: "USD", rate: 1450.5, date: DATE },
    { kind: "transfer", amount: 10, pays: "ARS", date: DATE },
  ],
  [`${ACCOUNT}/entries/{entryId}/reverse`]: () => [{}, { reason: "Error de carga" }],
  [`${ACCOUNT}/quota-litis`]: ({ own }) => [
    { calculatorId: own.calculatorId?.[0] ?? "x", percent: 20, date: DATE },
  ],
  [`${ACCOUNT}/plans`]: ({ own }) => [
    { feeId: own.entryId?.[0] ?? "x", count: 2, firstDue: "2026-12-10", every: "month" },
    { amount: 1000, count: 3, firstDue: "2026-12-10", every: "month" },
    { amount: 90.5, currency: "UMA", count: 2, firstDue: "2026-12-10", every: "week" },
  ],
};

type Own = Record<string, string[]>;

/** Creates something in the account of the first case, and stores its identifier. */
async function make(tenant: Tenant, own: Own, path: string, name: string, body: object) {
  const address = `/api/folders/${own.id?.[0]}/account/${path}`;
  const { status, body: answer } = await tenant.call("POST", address, { body });
  if (status !== 201) throw new Error(`${address} answered ${status}: ${answer.message}`);
  return (answer[name] as { _id: string })._id;
}

/** An entry in the account of a case. */
export async function booked(tenant: Tenant, own: Own): Promise<void> {
  const body = { kind: "fee", amount: 10, date: DATE };
  own.entryId = [await make(tenant, own, "entries", "entry", body)];
}

/** Entries that an invoice may bill, each in the account of the first case. */
export async function billable(tenant: Tenant, { folderId = [], ...own }: Own): Promise<string[]> {
  const body = { kind: "fee", amount: 10, date: DATE };
  const made: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    made.push(await make(tenant, { ...own, id: folderId }, "entries", "entry", body));
  }
  return made;
}

/** A plan of instalments in the account of a case. */
export async function planned(tenant: Tenant, own: Own): Promise<void> {
  const body = { amount: 10, count: 2, firstDue: "2026-12-10", every: "month" };
  own.planId = [await make(tenant, own, "plans", "plan", body)];
}

/** A settlement saved in a case. */
export async function settled(tenant: Tenant, own: Own): Promise<void> {
  const variables = {
    fechaIngreso: "2015-03-02",
    fechaEgreso: "2026-01-20",
    modo: "sinCausa",
    remuneracion: 1_850_000,
  };
  const body = { type: "labor", variables, folderId: own.id?.[0] };
  const { status, body: answer } = await tenant.call("POST", "/api/calculators", { body });
  if (status !== 201) throw new Error(`the settlement was refused: ${answer.message}`);
  own.calculatorId = [(answer.calculator as { _id: string })._id];
}
