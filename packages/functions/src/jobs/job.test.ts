import { at } from "@foja/core/kernel/clock";
import { Jobs } from "@foja/core/operations/jobs";
import { JOBS } from "@foja/core/operations/jobs/job.schema";
import { schedules } from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { job } from "./job";

/** The runs of a job that began at one instant. */
async function runsAt(instant: string) {
  const standing = (await Jobs.list()).find(({ name }) => name === "index-rebuild");
  return standing?.runs.filter((run) => run.at === instant);
}

describe("a job", () => {
  it("leaves word of what it counted, when it ran and not as of when", async () => {
    const instant = "2058-03-01T12:00:00.000Z";
    const work = job("index-rebuild", async () => ({ rebuilt: 3, names: ["a"] }));
    await at(instant, () => work({ now: "2031-01-01T00:00:00.000Z" }));
    expect(await runsAt(instant)).toMatchObject([{ ok: true, did: { rebuilt: 3 } }]);
  });

  it("leaves word that it failed, and fails", async () => {
    const instant = "2058-03-02T12:00:00.000Z";
    const work = job("index-rebuild", () => Promise.reject(new Error("rota")));
    await expect(at(instant, () => work())).rejects.toThrow("rota");
    expect(await runsAt(instant)).toMatchObject([{ ok: false, did: {} }]);
  });

  it("has a name that the administration knows, as every schedule does", () => {
    expect(schedules.map(({ name }) => name).sort()).toEqual([...JOBS].sort());
  });
});
