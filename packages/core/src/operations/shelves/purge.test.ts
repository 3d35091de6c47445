import { newTenant } from "@foja/harness/tenant";
import { expect, it } from "vitest";
import { at, now } from "../../kernel/clock";
import { Folders } from "../../practice/folders";
import { Shelves } from "./index";

const DAY = 24 * 3600 * 1000;

it("removes for good what was deleted thirty days ago, and nothing else", async () => {
  const ana = await newTenant();
  const open = (folderName: string) => Folders.create({ folderName });
  const [old, recent, kept] = await ana.as(async () => {
    const opened = [await open("Vieja"), await open("Reciente"), await open("Viva")];
    await at(now() - 31 * DAY, () => Folders.remove(opened[0]?._id ?? ""));
    await at(now() - 29 * DAY, () => Folders.remove(opened[1]?._id ?? ""));
    return opened.map(({ _id }) => _id);
  });
  expect(await Shelves.purge()).toBeGreaterThanOrEqual(1);
  expect(await Shelves.purge()).toBe(0);
  await ana.as(async () => {
    await expect(Folders.restore(old ?? "")).rejects.toMatchObject({ code: "folder.not_found" });
    expect(await Folders.restore(recent ?? "")).toMatchObject({ folderName: "Reciente" });
    expect(await Folders.get(kept ?? "")).toMatchObject({ folderName: "Viva" });
  });
});
