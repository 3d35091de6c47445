import { Scheduling } from "@foja/core/agenda/scheduling";
import { Calendars } from "@foja/core/law/deadlines";
import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const DEADLINES = "/apps/calc/plazos";
const CALENDAR = `${DEADLINES}?vista=calendario&anio=2026`;

let ana: Tenant;

beforeAll(async () => {
  ana = await world.tenant();
  await ana.as(async () => {
    const { _id: folderId } = await Folders.create({
      folderName: "Pérez, Ana c/ Transportes del Sur S.A. s/ despido",
    });
    const variables = { jurisdiccion: "PJN", notificacion: "2030-11-20", cantidad: 5 } as const;
    await Scheduling.schedule({ variables, title: "Apelación", folderId });
    await Calendars.replaceEdits(await Calendars.load("PJN"), [
      {
        from: "2026-11-26",
        to: "2026-11-27",
        kind: "asueto",
        reason: "Fumigación del edificio",
        source: "Res. 12/2026",
      },
      { from: "2026-07-20", to: "2026-07-24", kind: "habil", reason: "Se trabaja", source: null },
    ]);
  });
});

const screens: Screen[] = [
  {
    name: "deadlines-feria",
    path: `${DEADLINES}?fecha=2026-12-10`,
    shows: "No cuentan",
    prepare: async (page) => {
      await page.getByLabel("Plazo", { exact: true }).fill("+15 hábiles");
      await seen(page, "Feria judicial de enero");
    },
  },
  {
    name: "deadlines-faults",
    path: `${DEADLINES}?fecha=2026-11-20`,
    shows: "No cuentan",
    prepare: async (page) => {
      await page.getByText("Distancia, gracia y ferias").click();
      await page.getByLabel("Distancia").fill("mucha");
      await page.getByLabel("Plazo", { exact: true }).fill("cinco");
      await page.getByLabel("Plazo", { exact: true }).press("Tab");
      await seen(page, "Escribilo como +5 hábiles, 10 d, 2 meses o 24 h");
    },
  },
  { name: "deadlines-calendar", path: CALENDAR, shows: "Días que tu estudio quitó" },
  {
    name: "deadlines-change",
    path: `${DEADLINES}?vista=calendario&anio=2030`,
    shows: "Feriado: Navidad",
    prepare: async (page) => {
      await press("Agregar días")(page);
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Desde").fill("26/11/2030");
      await dialog.getByLabel("Motivo").fill("Fumigación");
      await press("Ver qué cambia")(page);
      await seen(page, "Se mueve un plazo:");
    },
  },
];

describe.each(screens)("$name", (screen) => {
  it("looks right and is accessible", () => examineScreen(world, screen, ana));
});
