import { Plans } from "@foja/core/billing/plans";
import { letIn } from "@foja/harness/members";
import { reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";

const read = async (tenant: Tenant, query = "") => {
  const { status, body } = await tenant.call("GET", `/api/subscriptions/excess${query}`);
  expect(status).toBe(200);
  return body.excess as { resourceType: string; over: number; items: { name: string }[] }[];
};

async function openCases(tenant: Tenant, count: number) {
  const ids: string[] = [];
  for (let n = 1; n <= count; n++) {
    const body = { folderName: `Causa ${n}` };
    const answer = await tenant.call("POST", "/api/folders", { body });
    ids.push((answer.body.folder as { _id: string })._id);
  }
  return ids;
}

it("says of a smaller plan what would not fit, what was used longest ago first", async () => {
  const ana = await newTenant({ plan: "standard" });
  const [first = ""] = await openCases(ana, 7);
  await ana.call("PUT", `/api/folders/${first}`, { body: { folderName: "Causa 1 bis" } });
  expect((await read(ana)).filter(({ over }) => over > 0)).toEqual([]);
  const [folders] = await read(ana, "?planId=free");
  expect(folders).toMatchObject({ resourceType: "folders", used: 7, limit: 5, over: 2 });
  const names = folders?.items.map(({ name }) => name) ?? [];
  expect([names[0], names.at(-1)]).toEqual(["Causa 2", "Causa 1 bis"]);
});

it("is of the plan in force once that has shrunk, and nothing was lost", async () => {
  const ana = await newTenant({ plan: "standard" });
  await openCases(ana, 6);
  await Plans.lift(ana.userId, "free");
  const [folders] = await read(ana);
  expect(folders).toMatchObject({ over: 1, limit: 5 });
  const listed = await ana.call("GET", `/api/folders/user/${ana.userId}`);
  expect(listed.body.folders).toHaveLength(6);
  const more = await ana.call("POST", "/api/folders", { body: { folderName: "Otra" } });
  expect(more.body.limitInfo).toMatchObject({ currentCount: 6, limit: 5, plan: "free" });
});

it("names no case that is kept from who asks", async () => {
  const ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "titular");
  const [kept = ""] = await openCases(eva, 7);
  await reserve(eva, kept, []);
  const names = async (who: Tenant) =>
    (await read(who, "?planId=free"))[0]?.items.map(({ name }) => name);
  expect(await names(ana)).toEqual([2, 3, 4, 5, 6, 7].map((n) => `Causa ${n}`));
  expect(await names(eva)).toHaveLength(7);
});

it("knows no other plan", async () => {
  const ana = await newTenant();
  expect((await ana.call("GET", "/api/subscriptions/excess?planId=oro")).status).toBe(422);
});
