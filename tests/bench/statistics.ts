import { nowIso } from "@foja/core/kernel/clock";
import { commit, type Item, put } from "@foja/core/kernel/dynamo";
import { newId } from "@foja/core/kernel/id";
import { recordKey } from "@foja/core/kernel/records";
import { partOf, tagsOf, tagsOfCase } from "@foja/core/operations/statistics/tags.rules";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { chunks } from "../../packages/core/src/kernel/chunks";
import {
  type Added,
  addition,
  counterKey,
} from "../../packages/core/src/operations/statistics/counter.item";
import { placesOf, type Tags } from "../../packages/core/src/operations/statistics/counter.rules";
import { toState, UNCOUNTED } from "../../packages/core/src/operations/statistics/state.item";
import { type PracticeCase, practice } from "../practice/practice";
import { median } from "./load";
import type { Row } from "./row";
import { start } from "./server";

const AT_ONCE = 50;

/**
 * A practice with the counters of that many invented cases. They are made by the code that counts;
 * the records of the cases, which no dashboard reads, are not created.
 */
async function countedPractice(cases: number): Promise<Tenant> {
  const tenant = await newTenant({ plan: "premium" });
  const ownerId = tenant.userId;
  const added = new Map<string, Added>();
  for (const one of practice(cases))
    for (const tags of tagsIn(one, ownerId)) add(added, ownerId, tags);
  const items = [...added.values()];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    await commit(...some.map((item) => addition(item, nowIso(), { ownerId })));
  }
  for (const some of chunks([...practice(cases)], AT_ONCE)) {
    await commit(...some.map(({ folder }) => put(caseItem(ownerId, folder))));
  }
  await commit(put(toState(ownerId, "9", { ...UNCOUNTED, countedAt: nowIso() })));
  return tenant;
}

function caseItem(ownerId: string, folder: object): Item {
  const _id = newId("folder");
  const key = recordKey("folder", ownerId, _id, "active");
  return { ...key, type: "folder", version: 1, ...{ _id, userId: ownerId }, ...folder };
}

function tagsIn({ folder, openedOn, movements, task }: PracticeCase, userId: string): Tags[] {
  const createdAt = `${openedOn}T13:00:00.000Z`;
  const acts = movements.map((one) => ({ source: "manual", ...one, folderId: "x" }));
  const parts = acts.flatMap((one) => partOf("movement", "desk", one) ?? []);
  const last =
    parts
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? null;
  const dues = parts.reduce((sum, part) => sum + part.dues, 0);
  const state = { last, claim: null, tasks: task ? 1 : 0, dues };
  const open = { userId, status: "pendiente", completedAt: null, deadline: null };
  return [
    tagsOfCase("desk", { ...folder, userId, createdAt }, state),
    ...acts.map((one) => tagsOf("movement", "desk", one, true)),
    ...(task ? [tagsOf("task", "desk", { ...task, ...open }, true)] : []),
  ];
}

function add(added: Map<string, Added>, ownerId: string, tags: Tags): void {
  for (const [tag, by] of Object.entries(tags)) {
    for (const place of placesOf(tag)) {
      const key = counterKey(ownerId, place);
      const spelled = place.of === "word" ? place : undefined;
      const item = added.get(key.sk) ?? { key, by: new Map<string, number>(), spelled };
      item.by.set(place.name, (item.by.get(place.name) ?? 0) + by);
      added.set(key.sk, item);
    }
  }
}

const dashboardOf = ({ userId }: Tenant) => `/api/stats/unified/${userId}?sections=dashboard`;
const signedIn = ({ token }: Tenant) => ({ authorization: `Bearer ${token}` });

/** How many requests of each, alternating one at a time, a median latency is taken from. */
const ALONE = 1000;

/** Median latencies of both in ms, with alternating requests, one at a time. */
async function latencies(url: string, tenants: readonly Tenant[]): Promise<number[]> {
  const times: number[][] = tenants.map(() => []);
  for (let n = 0; n < ALONE; n += 1) {
    for (const [i, tenant] of tenants.entries()) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}${dashboardOf(tenant)}`, { headers: signedIn(tenant) });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`the dashboard answered ${answer.status}`);
      times[i]?.push(performance.now() - startedAt);
    }
  }
  return times.map(median);
}

/** Ratio 16: the dashboard's figures of 100,000 cases compared with those of 100. */
export async function statisticsRatio(): Promise<Row[]> {
  const [small, large] = [await countedPractice(100), await countedPractice(100_000)];
  const foja = await start("foja", {});
  const [p50 = Number.NaN, base = Number.NaN] = await latencies(foja.url, [large, small]);
  foja.stop();
  return [
    {
      number: 16,
      what: `p50 of the dashboard's figures with 100,000 cases ÷ with 100 (${p50.toFixed(2)} ms ÷ ${base.toFixed(2)} ms)`,
      value: p50 / base,
      target: "≤ 1.10",
      holds: (ratio) => ratio <= 1.1,
    },
  ];
}
