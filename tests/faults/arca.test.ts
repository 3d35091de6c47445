import { withContext } from "@foja/core/kernel/actor";
import { at, now } from "@foja/core/kernel/clock";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { Tax } from "@foja/core/money/tax";
import { isCuit } from "@foja/core/practice/contacts/identity.rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INVOICE, startArca } from "../harness/arca";
import { newTenant, type Tenant } from "../harness/tenant";
import { openStage, type Stage } from "./stage";

/** Every trip of a run with `FULL=1`; some of them otherwise. */
const STEP = process.env.FULL === "1" ? 1 : 5;
/** More trips than a run about two vouchers makes. */
const TRIPS = 40;
const C = 11;

let stage: Stage;
let arca: Awaited<ReturnType<typeof startArca>>;

beforeAll(async () => {
  stage = await openStage(3);
  await stage.freshTable();
  arca = await startArca();
});
afterAll(async () => {
  await arca.stop();
  await stage.stop();
});

const today = () => dayOf(now());

/** A CUIT for each practice, because ARCA numbers by taxpayer. */
function cuitOf(n: number): string {
  const body = `20${String(20_000_000 + n)}`;
  const found = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(isCuit);
  return found ?? cuitOf(n + 1);
}

async function issueTwo(tenant: Tenant): Promise<string[]> {
  const ids: string[] = [];
  for (const unitPrice of [1000, 2000]) {
    const lines = [{ ...INVOICE.lines[0], unitPrice }];
    const list = { ...INVOICE, date: today(), dueDate: today(), lines };
    const { body } = await tenant.call("POST", "/api/invoice/insert", { body: { list } });
    const { _id } = body.invoice as Invoice;
    await tenant.call("POST", `/api/invoice/${_id}/issue`);
    ids.push(_id);
  }
  return ids;
}

const system = { actor: { type: "system" as const }, requestId: "-", address: "-", userAgent: "-" };

/** Runs the reader of the queue some minutes from now, ignoring its result. */
const run = (ownerId: string, minutes: number) =>
  at(now() + minutes * 60_000, () =>
    withContext(system, () => Tax.authoriseLane({ ownerId, pointOfSale: 1, voucherType: C })),
  ).catch(() => undefined);

const single = async (tenant: Tenant, id: string) =>
  (await tenant.call("POST", "/api/invoice/single", { body: { id } })).body.invoice as Invoice;

/** From the n-th request to the table on, none arrives: the process is dead. */
const dying = (nth: number) =>
  Array.from({ length: 400 }, () => ({ fault: "drop-before" as const, nth }));

describe("whoever asks ARCA", () => {
  const trips = Array.from({ length: Math.ceil(TRIPS / STEP) }, (_, at) => at * STEP + 1);
  const faults = [undefined, "after"] as const;

  it.each(trips.flatMap((trip) => faults.map((drop) => [trip, drop] as const)))(
    "dies at trip %i to the table, ARCA's answer lost: %s; each voucher is authorised once, in order",
    async (trip, drop) => {
      const tenant = await newTenant();
      const cuit = cuitOf(trip * 20 + (drop ? 10 : 0));
      await arca.prepare(tenant, { cuit });
      const ids = await issueTwo(tenant);
      if (drop) await arca.fail("ask", { drop, times: 1 });
      stage.proxy.inject(...dying(trip));
      await run(tenant.userId, 0);
      stage.proxy.inject();
      await arca.mend();
      for (const minutes of [5, 30, 60]) {
        // Like WSAA's twelve hours: a run that died while signing in lost its ticket.
        await arca.forgetTickets();
        await run(tenant.userId, minutes);
      }
      const kept = await Promise.all(ids.map((id) => single(tenant, id)));
      const theirs = (await arca.vouchers()).filter((voucher) => voucher.cuit === cuit);
      expect(theirs.map(({ number }) => number)).toEqual([1, 2]);
      expect(kept.map(({ authorisation }) => authorisation)).toMatchObject(
        theirs.map(({ number, cae }) => ({ state: "authorised", number, cae })),
      );
      expect(theirs.map(({ fields }) => fields.ImpTotal)).toEqual(["1000.00", "2000.00"]);
    },
  );
});
