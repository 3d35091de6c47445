import { Calculators } from "@foja/core/practice/calculators";
import { createCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const LIST = "/apps/calc";

let ana: Tenant;
let settlement = "";
let interest = "";

const LABOR = {
  fechaIngreso: "2009-11-15",
  fechaEgreso: "2026-05-13",
  modo: "sinCausa",
  remuneracion: 5400000,
  promedioCCT: 980000,
  preavisoOtorgado: false,
};

beforeAll(async () => {
  ana = await world.tenant();
  await ana.as(async () => {
    const { _id: folderId } = await Folders.create({
      folderName: "Pérez, Ana c/ Transportes del Sur S.A. s/ despido",
    });
    const save = async (given: unknown) =>
      (await Calculators.create(createCalculator.parse(given)))._id;
    settlement = await save({ type: "labor", variables: LABOR, folderId });
    await save({
      type: "labor",
      variables: { ...LABOR, remuneracion: 3600000 },
      description: "Lo que ofreció la demandada en la audiencia",
      classType: "ofrecido",
      folderId,
    });
    interest = await save({
      type: "intereses",
      variables: { capital: 100000, desde: "2016-04-27", hasta: "2017-11-30", tasa: "acta2630" },
    });
    await save({
      type: "plazo",
      description: "Contestar la demanda",
      variables: { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 15 },
    });
  });
});

describe("the calculations, in every width and mode", () => {
  it("calculators", async () => {
    const shows = "Lo que ofreció la demandada";
    await examineScreen(world, { name: "calculators", path: LIST, shows }, ana);
  });

  it("calculator", async () => {
    const path = `${LIST}?id=${settlement}`;
    const prepare = press(/Indemnización por antigüedad/);
    const shows = "$ 83.238.709,32";
    await examineScreen(world, { name: "calculator", path, shows, prepare }, ana);
  });

  it("calculator-recomputed", async () => {
    const path = `${LIST}?id=${interest}`;
    const screen = {
      name: "calculator-recomputed",
      path,
      shows: "$ 157.402,74",
      prepare: async (page: Parameters<ReturnType<typeof press>>[0]) => {
        await press("Recalcular a hoy")(page);
        await seen(page, "Los intereses corrían hasta el 30/11/2017");
      },
    };
    await examineScreen(world, screen, ana);
  });

  it("calculators-none", async () => {
    const shows = "Todavía no guardaste ningún cálculo.";
    const none = await world.tenant();
    await examineScreen(world, { name: "calculators-none", path: LIST, shows }, none);
  });
});
