import { Events } from "@foja/core/practice/events";
import { EVENT_TYPES } from "@foja/core/practice/events/type.rules";
import { Folders } from "@foja/core/practice/folders";
import { describe, expect, it } from "vitest";
import { bringAxe, dress, faults } from "./looks";
import { open, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const PRESETS = ["default", ...Array.from({ length: 8 }, (_, n) => `theme${n + 1}`)];

/** The elements that cannot be read in any preset, by mode. */
async function unreadable(page: Parameters<typeof dress>[0]): Promise<string[]> {
  const found: string[] = [];
  for (const preset of PRESETS) {
    for (const mode of ["light", "dark"]) {
      await dress(page, mode, preset);
      found.push(...(await faults(page, "contrast")).map((fault) => `${preset} ${mode} ${fault}`));
    }
  }
  return found;
}

describe("every ink, light and dark", () => {
  it("can be read on the login", async () => {
    const visit = await world.visit();
    await bringAxe(visit);
    await open(visit.page, "/login");
    expect(await unreadable(visit.page)).toEqual([]);
  });

  it("can be read on the list of cases", async () => {
    const ana = await world.tenant();
    await ana.as(async () => {
      for (const status of ["nueva", "enProceso", "pendiente", "cerrada"] as const) {
        await Folders.create({ folderName: `Causa ${status}`, status, materia: "Despido" });
      }
    });
    const visit = await world.visit({ as: ana });
    await bringAxe(visit);
    await visit.page.goto("/apps/folders/list");
    await visit.page.getByRole("link", { name: "Causa pendiente" }).click();
    await seen(visit.page, "Abrir la causa");
    expect(await unreadable(visit.page)).toEqual([]);
  });

  it("can be read on the calendar", async () => {
    const ana = await world.tenant();
    await ana.as(async () => {
      for (const type of EVENT_TYPES) {
        const now = new Date().toISOString();
        await Events.create({ title: `Agendado: ${type}`, type, start: now, end: now });
      }
    });
    const visit = await world.visit({ as: ana });
    await bringAxe(visit);
    await visit.page.goto("/apps/calendar?vista=agenda");
    await seen(visit.page, "Agendado: pericia");
    expect(await unreadable(visit.page)).toEqual([]);
    await visit.page.goto("/apps/calendar");
    await seen(visit.page, "Agendado: audiencia");
    expect(await unreadable(visit.page)).toEqual([]);
  });
});
