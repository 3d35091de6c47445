import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { type FaultProxy, startFaultProxy } from "../faults/proxy";
import type { Row } from "./row";
import { aCase, DASHBOARD, STEPS, type Step } from "./steps";

/** Ratios 4 and 5: round trips and capacity of each call ÷ the least possible. */
export async function tripRatios(target: string): Promise<Row[]> {
  const proxy = await startFaultProxy({ target, capacity: true });
  const tenant = await newTenant();
  const { body } = await tenant.call("POST", "/api/folders", { body: aCase });
  const id = (body.folder as { _id: string })._id;
  // The first call counts the practice.
  await tenant.call("GET", DASHBOARD(tenant));
  point(proxy.endpoint);
  const rows: Row[] = [];
  for (const step of STEPS) rows.push(...(await measure(proxy, tenant, step, id)));
  point(target);
  await proxy.stop();
  return rows;
}

/** Has this process use another address of its database. */
export function point(endpoint: string): void {
  process.env.DYNAMODB_ENDPOINT = endpoint;
  resetEnv();
  resetClient();
}

async function measure(proxy: FaultProxy, tenant: Tenant, step: Step, id: string): Promise<Row[]> {
  proxy.reset();
  const body = step.body?.(id);
  const answer = await tenant.call(step.method, step.path(tenant, id), { body });
  if (answer.status >= 300) throw new Error(`${step.what} answered ${answer.status}`);
  const { roundTrips, capacity } = proxy.counts();
  const used = capacity.read + capacity.write;
  return [
    {
      number: 4,
      what: `round trips ÷ the least: ${step.what} (${roundTrips})`,
      value: roundTrips / step.least.trips,
      target: "≤ 1.00",
      holds: (ratio) => ratio <= 1,
    },
    {
      number: 5,
      what: `capacity ÷ the least: ${step.what} (${used})`,
      value: used / step.least.capacity,
      target: "≤ 1.10",
      holds: (ratio) => ratio <= 1.1,
    },
  ];
}
