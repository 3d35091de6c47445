import { Plans } from "@foja/core/billing/plans";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import type { Followed } from "@foja/core/courts/causas/followed.schema";
import { commit, get } from "@foja/core/kernel/dynamo";
import { startCourt } from "@foja/harness/court";
import { letIn } from "@foja/harness/members";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handler as sync } from "../../../jobs/court-sync";

let court: Awaited<ReturnType<typeof startCourt>>;
let ana: Tenant;

beforeEach(async () => {
  await ownTable();
  court = await startCourt();
  ana = await newTenant({ plan: "premium" });
});
afterEach(() => court.stop());

/** A title that no file has of itself. */
const NEWS = "Auto de apertura a prueba";

const numberOf = (nth: number) => `CIV ${String(1000 + nth).padStart(6, "0")}/2024`;
const publish = (nth: number, title: string) =>
  court.publish("pjn", numberOf(nth), { date: "2026-11-20", title, text: "" });

async function linked(nth: number, confirmed = true): Promise<string> {
  const body = { folderName: `Causa ${nth}` };
  const opened = await ana.call("POST", "/api/folders", { body });
  const { _id } = opened.body.folder as { _id: string };
  const given = { system: "pjn", number: numberOf(nth), confirmed };
  await ana.call("PUT", `/api/folders/link-causa/${_id}`, { body: given });
  return _id;
}

const ACTIVE: NonNullable<Plans.UsageItem["standing"]> = {
  status: "active",
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  grace: null,
};

/** Puts Ana's practice on a plan, as a change at Stripe does. */
async function onPlan(plan: PlanId): Promise<void> {
  const usage = await get<Plans.UsageItem>(Plans.usageKey(ana.userId));
  if (!usage) throw new Error("there is no usage");
  const standing = usage.standing ?? ACTIVE;
  await commit(...Plans.settle(ana.userId, usage, { terms: PLANS[plan], next: null, standing }));
}

const followed = async (who = ana, query = ""): Promise<Followed> =>
  (await who.call("GET", `/api/causas/followed${query}`)).body.courts as Followed;
const choose = (folderIds: string[], who = ana) =>
  who.call("PUT", "/api/causas/followed", { body: { folderIds } });
const namesOf = ({ cases }: Followed) =>
  cases.filter((one) => one.followed).map(({ folderName }) => folderName);

/** The cases of which a new publication arrived. */
async function arrived(ids: string[], title: string): Promise<number[]> {
  const found: number[] = [];
  for (const [nth, id] of ids.entries()) {
    const { body } = await ana.call("GET", `/api/movements/folder/${id}`);
    if (JSON.stringify(body).includes(title)) found.push(nth);
  }
  return found;
}

/** Seven linked cases, the first two of which nobody confirmed, read once by the portal's worker. */
async function seven(): Promise<string[]> {
  for (let nth = 0; nth < 7; nth += 1) await publish(nth, "Demanda");
  const ids: string[] = [];
  for (let nth = 0; nth < 7; nth += 1) ids.push(await linked(nth, nth > 1));
  await sync({});
  return ids;
}

describe("a practice with more cases than its plan allows", () => {
  it("is told before how many are no longer followed, and after it which", async () => {
    await seven();
    expect(await followed()).toEqual({ linked: 7, followed: 7, limit: null, cases: [] });
    const before = await followed(ana, "?planId=free");
    expect(before).toMatchObject({ linked: 7, followed: 5, limit: 5 });
    await onPlan("free");
    const after = await followed();
    expect(after).toEqual(before);
    // Those that nobody confirmed take no place of one that was.
    expect(namesOf(after)).toEqual(["Causa 2", "Causa 3", "Causa 4", "Causa 5", "Causa 6"]);
  });

  it("chooses what is followed; the rest arrives when the plan grows again", async () => {
    const ids = await seven();
    await onPlan("free");
    await ana.call("DELETE", `/api/folders/${ids[0]}`);
    await ana.call("DELETE", `/api/folders/${ids[1]}`);
    for (let nth = 7; nth < 9; nth += 1) {
      await onPlan("premium");
      await publish(nth, "Demanda");
      ids.push(await linked(nth));
    }
    await sync({});
    await onPlan("free");
    const answer = await choose([ids[2] ?? "", ids[3] ?? ""]);
    expect(answer.status).toBe(200);
    const names = namesOf(answer.body.courts as Followed);
    expect(names).toHaveLength(5);
    expect(names).toEqual(expect.arrayContaining(["Causa 2", "Causa 3"]));
    for (let nth = 2; nth < 9; nth += 1) await publish(nth, NEWS);
    await sync({ now: new Date(Date.now() + 3600_000).toISOString() });
    const wanted = names.map((name) => Number(name.replace("Causa ", "")));
    expect(await arrived(ids, NEWS)).toEqual(wanted);
    await onPlan("premium");
    await sync({ now: new Date(Date.now() + 2 * 3600_000).toISOString() });
    expect(await arrived(ids, NEWS)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it("takes no case that is not linked, of another practice or gone", async () => {
    const ids = await seven();
    const eva = await newTenant();
    const opened = await eva.call("POST", "/api/folders", { body: { folderName: "De Eva" } });
    const { _id } = opened.body.folder as { _id: string };
    for (const id of [_id, "fol_00000000000000000000000000", "x"]) {
      const answer = await choose([ids[2] ?? "", id]);
      expect([answer.status, answer.body.message]).toEqual([
        ...[422, "Causas: alguna no está vinculada con el tribunal."],
      ]);
    }
  });

  it("shows a member no case that they do not see, and keeps it chosen", async () => {
    const ids = await seven();
    const hidden = ids[6] ?? "";
    const body = { access: "reserved" };
    expect((await ana.call("PUT", `/api/folders/${hidden}`, { body })).status).toBe(200);
    const luis = await letIn(ana, await newTenant(), "abogado");
    await choose([hidden]);
    await onPlan("free");
    const seen = await followed(luis);
    expect([seen.linked, seen.cases.some(({ _id }) => _id === hidden)]).toEqual([6, false]);
    await choose([ids[2] ?? ""], luis);
    const all = await followed();
    expect(all.cases.filter(({ chosen }) => chosen).map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([hidden, ids[2]]),
    );
  });
});
