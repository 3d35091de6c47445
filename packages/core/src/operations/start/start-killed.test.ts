import { killAt, kills } from "@foja/harness/kills";
import { newTenant } from "@foja/harness/tenant";
import { expect, it, vi } from "vitest";
import { Contacts } from "../../practice/contacts";
import { Folders } from "../../practice/folders";
import { Start } from ".";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

/** Runs a function that dies at one of its writes, and runs it again. */
async function twice(writes: number, work: () => Promise<unknown>): Promise<void> {
  killAt(writes);
  await work().catch(() => undefined);
  killAt();
  await work();
}

it("the examples come once and leave whole, at whichever write their request dies", async () => {
  let round = 0;
  for (let before = -1; before !== kills(); round += 1) {
    before = kills();
    const ana = await newTenant();
    const held = () =>
      ana.as(async () => {
        const { folders } = await Folders.list({ limit: 100, archived: false });
        const { contacts } = await Contacts.list({ limit: 100, archived: false });
        return [folders.length, contacts.length];
      });
    await ana.as(() => twice(round, Start.loadExamples));
    expect(await held()).toEqual([3, 4]);
    await ana.as(() => twice(round, Start.removeExamples));
    expect(await held()).toEqual([0, 0]);
  }
  // Cases, people, files, tasks, a settlement, a hearing; and the stored state.
  expect(round).toBeGreaterThan(15);
});
