import { asSystem } from "@foja/core/kernel/actor";
import { at } from "@foja/core/kernel/clock";
import { Statistics } from "@foja/core/operations/statistics";
import { INVOICE, withIssuer } from "@foja/harness/arca";
import { startSubscriptions } from "@foja/harness/subscriptions";
import { newTenant } from "@foja/harness/tenant";
import { aCase } from "../bench/steps";
import type { Doing } from "./campaign";

/** Of so many practices the document of the day is written together. */
export const SNAPSHOTS_TOGETHER = 10;
export const SNAPSHOTS = `${SNAPSHOTS_TOGETHER} documents of the day are written`;
export const INVOICED = "an invoice is written and issued";
/** So many plans are renewed together. */
export const RENEWED_TOGETHER = 4;
export const RENEWED = `${RENEWED_TOGETHER} plans are renewed`;

const DAY = "2031-03-01T12:00:00.000Z";
const NIGHT = "2031-03-02T03:31:00.000Z";
const MONTH_MS = 31 * 24 * 3600_000;

/** What the end of a month brings beyond its days: invoices, the document of the day, and renewals. */
export async function endMonth(doing: Doing, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await invoice(doing);
    await writeSnapshots(doing);
  }
  await renew(doing);
}

async function invoice(doing: Doing): Promise<void> {
  const tenant = await newTenant({ plan: "standard" });
  await withIssuer(tenant);
  await doing(INVOICED, async () => {
    const written = await tenant.call("POST", "/api/invoice/insert", { body: { list: INVOICE } });
    const { _id } = written.body.invoice as { _id: string };
    const issued = await tenant.call("POST", `/api/invoice/${_id}/issue`);
    if (issued.status !== 200) throw new Error(JSON.stringify(issued.body));
  });
}

async function writeSnapshots(doing: Doing): Promise<void> {
  const write = () => at(NIGHT, () => asSystem("scale", () => Statistics.snapshot()));
  // What waits from the acts before is not measured.
  await write();
  for (let n = 0; n < SNAPSHOTS_TOGETHER; n += 1) {
    const tenant = await newTenant({ plan: "standard" });
    await tenant.call("POST", "/api/folders", { body: aCase });
    await at(DAY, () => tenant.as(() => Statistics.unified(["dashboard"])));
  }
  const done = await doing(SNAPSHOTS, write);
  if (done.written !== SNAPSHOTS_TOGETHER) throw new Error(JSON.stringify(done));
}

/** Stripe renews a plan, and tells it by its events. */
async function renew(doing: Doing): Promise<void> {
  const billing = await startSubscriptions();
  try {
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const development = { basePrice: 10, billingPeriod: "monthly" };
    const body = { planId: "standard", environments: { development } };
    await admin.call("POST", "/api/plan-configs", { body });
    await billing.deliver({ drop: false });
    for (let n = 0; n < RENEWED_TOGETHER; n += 1) await billing.buy(await newTenant());
    const renewal = Date.now() + MONTH_MS;
    await doing(RENEWED, async () => {
      await billing.clock(renewal);
      await billing.settle();
    });
  } finally {
    await billing.stop();
  }
}
