import { at } from "@foja/core/kernel/clock";
import { Statistics } from "@foja/core/operations/statistics";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";
import { handler } from "./stats-snapshot";

beforeEach(ownTable);

/** A practice that is counted from an instant on. */
async function practiceSince(moment: string): Promise<Tenant> {
  const ana = await newTenant();
  const { body } = await ana.call("POST", "/api/folders", { body: { folderName: "Una" } });
  const { _id } = body.folder as { _id: string };
  await at(moment, () => Statistics.refresh(ana.userId, "folder", _id));
  return ana;
}

const daysOf = async (tenant: Tenant) => {
  const { body } = await tenant.call("GET", `/api/stats/history/${tenant.userId}/list`);
  return (body.data as { date: string }[]).map(({ date }) => date);
};

describe("the document of the day", () => {
  it("is written once, when the practice's clocks have passed half past midnight", async () => {
    const ana = await practiceSince("2026-11-19T15:00:00Z");
    expect(await handler({ now: "2026-11-20T03:00:00Z" })).toMatchObject({ due: 0, written: 0 });
    expect(await handler({ now: "2026-11-20T03:30:00Z" })).toMatchObject({ due: 1, written: 1 });
    expect(await handler({ now: "2026-11-20T04:00:00Z" })).toMatchObject({ due: 0, written: 0 });
    expect(await daysOf(ana)).toEqual(["2026-11-20"]);
    const path = `/api/stats/history/${ana.userId}/document/2026-11-20`;
    expect((await ana.call("GET", path)).body.data).toMatchObject({
      at: "2026-11-20T03:30:00.000Z",
      folders: { active: 1 },
      distribution: { nueva: 1 },
      dataQuality: { withoutClient: 1 },
    });
  });

  it("is one however many runs there are at once", async () => {
    const ana = await practiceSince("2026-11-19T15:00:00Z");
    const runs = await Promise.all([1, 2, 3].map(() => handler({ now: "2026-11-20T03:31:00Z" })));
    expect(runs.map(({ written }) => written).sort()).toEqual([0, 0, 1]);
    expect(await daysOf(ana)).toEqual(["2026-11-20"]);
  });

  it("is of the practice's own zone", async () => {
    const ana = await practiceSince("2026-11-19T15:00:00Z");
    await ana.call("PUT", "/api/availability", { body: { zone: "Europe/Madrid" } });
    // First due by Foja's zone; from then on by Madrid's, where it is 00:30 at 23:30 UTC.
    await handler({ now: "2026-11-20T03:30:00Z" });
    expect(await handler({ now: "2026-11-20T23:29:00Z" })).toMatchObject({ due: 0 });
    expect(await handler({ now: "2026-11-20T23:30:00Z" })).toMatchObject({ written: 1 });
    expect(await daysOf(ana)).toEqual(["2026-11-21", "2026-11-20"]);
  });

  it("is missing of a day on which nothing ran: trends say nothing of it", async () => {
    const ana = await practiceSince("2026-11-19T15:00:00Z");
    await handler({ now: "2026-11-20T03:30:00Z" });
    await handler({ now: "2026-11-23T03:30:00Z" });
    expect(await daysOf(ana)).toEqual(["2026-11-23", "2026-11-20"]);
    const trendsOn = async (moment: string) => {
      const read = () => ana.as(() => Statistics.unified(["dashboard"]));
      return (await at(moment, read)).dashboard?.trends;
    };
    expect(await trendsOn("2026-11-23T12:00:00Z")).toEqual({
      yesterday: null,
      week: null,
      month: null,
    });
    expect(await trendsOn("2026-11-24T12:00:00Z")).toMatchObject({
      yesterday: { date: "2026-11-23", folders: { active: 1 } },
      week: null,
    });
  });
});
