import { killAt, kills } from "@foja/harness/kills";
import { letIn } from "@foja/harness/members";
import { newTenant } from "@foja/harness/tenant";
import { expect, it, vi } from "vitest";
import { Practices } from "../../accounts/practices";
import { asSystem } from "../../kernel/actor";
import { get } from "../../kernel/dynamo";
import { Folders } from "../folders";
import { Tasks } from "../tasks";
import { Handovers } from ".";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

const CASES = 30;

it("hands over each case and open task once, at whichever write a run dies", async () => {
  const [ana, outside, luis] = [
    await newTenant({ plan: "premium" }),
    await newTenant(),
    await newTenant(),
  ];
  const eva = await letIn(ana, outside, "abogado");
  await letIn(ana, luis, "abogado");
  await eva.as(async () => {
    for (let n = 0; n < CASES; n += 1) {
      const { _id } = await Folders.create({ folderName: `Causa ${n}` });
      if (n % 3 === 0) await Folders.archive(_id);
      if (n % 2 === 0) await Tasks.create({ name: `Tarea ${n}`, folderId: _id });
    }
  });
  await ana.as(() => Practices.dismiss(eva.userId, luis.userId));

  const isOn = () => get(Practices.handoverKey(ana.userId, eva.userId));
  for (let round = 0; await isOn(); round += 1) {
    killAt(round % 4);
    await asSystem("test", () => Handovers.goOn(ana.userId, eva.userId)).catch(() => undefined);
    killAt();
    expect(round).toBeLessThan(200);
  }
  expect(kills()).toBeGreaterThan(10);

  const all = await ana.as(async () => [
    ...(await Folders.list({ limit: 100, archived: false })).folders,
    ...(await Folders.list({ limit: 100, archived: true })).folders,
    ...(await Tasks.list({ limit: 100, archived: false })).tasks,
  ]);
  expect(all).toHaveLength(CASES + CASES / 2);
  // Each was changed once: opened, perhaps archived, and handed over.
  expect(new Set(all.map(({ responsibleId }) => responsibleId))).toEqual(new Set([luis.userId]));
  const turns = all.map(({ version, archived }) => (version ?? 0) - (archived ? 1 : 0));
  expect(new Set(turns)).toEqual(new Set([2]));
});
