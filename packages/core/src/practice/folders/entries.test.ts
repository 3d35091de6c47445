import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { Calculators } from "../calculators";
import { Folders } from "../folders";
import { Movements } from "../movements";
import { Notifications } from "../notifications";

/** A case whose three notices are older than its sixty movements, which one query does not pass. */
async function longCase() {
  const ana = await newTenant();
  const folderId = await ana.as(async () => {
    const { _id } = await Folders.create({ folderName: "Ledesma c/ ANSES" });
    for (const day of [1, 2, 3]) {
      const time = `2001-01-0${day}`;
      await Notifications.create({ folderId: _id, title: `Cédula ${day}`, time });
    }
    for (let n = 1; n <= 60; n += 1) {
      await Movements.create({ folderId: _id, title: `Proveído ${n}`, time: "2020-03-02" });
    }
    return _id;
  });
  return { ana, folderId };
}

describe("the entries of a kind", () => {
  it("are found behind those of another, a page at a time", async () => {
    const { ana, folderId } = await longCase();
    await ana.as(async () => {
      const first = await Notifications.list(folderId, { limit: 2 });
      expect(first.notifications.map(({ title }) => title)).toEqual(["Cédula 3", "Cédula 2"]);
      const next = await Notifications.list(folderId, { limit: 2, cursor: first.nextCursor });
      expect(next.notifications.map(({ title }) => title)).toEqual(["Cédula 1"]);
      expect(next.nextCursor).toBeUndefined();
    });
  });

  it("are none in a case that counts none, and none of what is no case", async () => {
    const ana = await newTenant();
    await ana.as(async () => {
      const { _id } = await Folders.create({ folderName: "Ledesma c/ ANSES" });
      expect(await Notifications.list(_id, { limit: 2 })).toEqual({ notifications: [] });
      const unknown = `fol_${"0".repeat(26)}`;
      await expect(Notifications.list(unknown, { limit: 2 })).rejects.toThrow("causa");
      expect(await Calculators.filter({ folderId: unknown })).toEqual({ calculators: [] });
    });
  });
});
