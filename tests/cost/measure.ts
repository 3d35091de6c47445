import { at } from "@foja/core/kernel/clock";
import { get, type Item } from "@foja/core/kernel/dynamo";
import { recordKey } from "@foja/core/kernel/records";
import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { refresh } from "@foja/functions/streams/refresh";
import { type ChangedItem, refreshesOf } from "@foja/functions/streams/refreshes.rules";
import { newTenant } from "@foja/harness/tenant";
import { aCase, DASHBOARD, STEPS } from "../bench/steps";
import type { FaultProxy } from "../faults/proxy";
import type { Units } from "./cost.rules";

/** What follows from a new record of each kind, by the call that makes it. */
export const FOLLOWS: [made: string, kind: RecordKind, of: string][] = [
  ["POST folder", "folder", "folder"],
  ["POST movement", "movement", "movement"],
  ["POST task", "task", "task"],
  ["POST event", "event", "event"],
];

/** The name of what is derived from what a call wrote. */
export const derivedFrom = (call: string) => `derived from ${call}`;

/**
 * Measures what each call of a day takes of the table, and what is derived from what it wrote: by
 * the database's own account, through a proxy that this process talks to already.
 */
export const measureUnits = (proxy: FaultProxy): Promise<Units> =>
  // What the dashboard reads depends on the day of the month.
  at("2026-11-25T12:00:00.000Z", () => measureAll(proxy));

async function measureAll(proxy: FaultProxy): Promise<Units> {
  const tenant = await newTenant();
  const { body } = await tenant.call("POST", "/api/folders", { body: aCase });
  const id = (body.folder as { _id: string })._id;
  // The first look counts the practice.
  await tenant.call("GET", DASHBOARD(tenant));
  const units: Units = {};
  for (const step of STEPS) {
    const { answer, cost } = await costing(proxy, () =>
      tenant.call(step.method, step.path(tenant, id), { body: step.body?.(id) }),
    );
    if (answer.status >= 300) throw new Error(`${step.what} answered ${answer.status}`);
    units[step.what] = cost;
    const follows = FOLLOWS.find(([made]) => made === step.what);
    if (follows) {
      const made = answer.body[follows[2]] as { _id: string };
      const item = await itemOf(tenant.userId, follows[1], made._id);
      const derive = () => deriveNew(tenant.userId, item);
      units[derivedFrom(step.what)] = (await costing(proxy, derive)).cost;
    }
  }
  return units;
}

/** Derives what follows from a record that is new. */
export const deriveNew = (userId: string, item: ChangedItem): Promise<void> =>
  refresh(userId, refreshesOf(item, undefined));

export async function itemOf(userId: string, kind: RecordKind, id: string) {
  const item = await get<Item>(recordKey(kind, userId, id, "active"));
  if (!item) throw new Error(`no ${kind} was made`);
  return item as ChangedItem;
}

async function costing<T>(proxy: FaultProxy, work: () => Promise<T>) {
  proxy.reset();
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  const { roundTrips, capacity } = proxy.counts();
  const cost = { requests: roundTrips, ...capacity, cpuMs: (user + system) / 1000 };
  return { answer, cost };
}
