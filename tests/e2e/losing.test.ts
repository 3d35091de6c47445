import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Losing } from "@foja/core/practice/losing";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let folderId = "";

type Made = Record<string, { _id: string }>;
const make = async (path: string, body: object) => {
  const answer = await ana.call("POST", path, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as unknown as Made;
};

/** The last day on which an act lapses in so many days: found by asking the calculator. */
async function lapsingIn(days: number): Promise<string> {
  const today = dayOf(Date.now());
  for (let back = 150; back < 260; back += 1) {
    const ultimoImpulso = addDays(today, -back);
    const variables = { jurisdiccion: "PJN", fuero: "civil", ultimoImpulso };
    const body = { type: "caducidad", variables };
    const { result } = (await ana.call("POST", "/api/calculators/compute", { body })).body as {
      result: { diasRestantes: number };
    };
    if (result.diasRestantes === days) return ultimoImpulso;
  }
  throw new Error("no act lapses then");
}

beforeAll(async () => {
  ana = await world.tenant();
  const folder = { folderName: "SOSA c/ RÍOS s/ daños", folderFuero: "Civil" };
  folderId = (await make("/api/folders", folder)).folder?._id ?? "";
  const time = await lapsingIn(20);
  await make("/api/movements", { folderId, title: "Traslado de la demanda", time });
  await Losing.refreshMany(ana.userId, [folderId]);
});

describe("what is lost by time", () => {
  it("is found on the first page, and impelled with one click", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/dashboard/default");
    await hydrated(page);
    await seen(page, "Lo que se pierde");
    await seen(page, "Quedan 20 días");
    await page.getByRole("button", { name: "Impulsar SOSA c/ RÍOS s/ daños" }).click();
    await page.waitForURL(/apps\/escritos\/esc_/);
    await seen(page, "SOLICITA PRONTO DESPACHO");
  });

  it("is another day once somebody says that its act does not impel", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto(`/apps/folders/details/${folderId}`);
    await hydrated(page);
    await page.getByRole("button", { name: "Qué actos impulsan" }).click();
    await page.getByRole("button", { name: "No impulsa: Traslado de la demanda" }).click();
    await seen(page, "Lo marcaste: no impulsa.");
    await seen(page, "No corre la caducidad, o la rige otro código.");
    await page.getByRole("button", { name: "Quitar la marca: Traslado de la demanda" }).click();
    await seen(page, "Quedan 20 días");
  });
});

describe("the screens of what is lost by time, in every width and mode", () => {
  it("losing", async () => {
    const screen = { name: "losing", path: "/apps/losing", shows: "Quedan 20 días" };
    await examineScreen(world, screen, ana);
  });

  it("losing-case", async () => {
    const path = `/apps/folders/details/${folderId}`;
    await examineScreen(world, { name: "losing-case", path, shows: "Último impulso" }, ana);
  });

  it("losing-home", async () => {
    const shows = "Quedan 20 días";
    await examineScreen(world, { name: "losing-home", path: "/dashboard/default", shows }, ana);
  });
});
