import { Causas } from "@foja/core/causas";
import { Folders } from "@foja/core/folders";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();
const NUMBER = "CIV 123456/2024";

let ana: Tenant;
let admin: Tenant;
let folderId = "";

async function publish(title: string, text: string) {
  const address = `${world.foja().url}/_local/court/pjn/cases/${encodeURIComponent(NUMBER)}/movements`;
  const body = JSON.stringify({ date: "2026-11-20", title, text });
  const { status } = await fetch(address, { method: "POST", body });
  expect(status).toBe(201);
}

async function sync() {
  await world.foja().settle();
  expect(await world.foja().runJob("court-sync")).toMatchObject({ ok: true });
}

beforeAll(async () => {
  [ana, admin] = [await world.tenant(), await world.tenant({ role: "ADMIN_ROLE" })];
  await publish("Demanda", "Por presentado, por parte.");
  await ana.as(async () => {
    const { _id } = await Folders.create({ folderName: "Pérez, Ana c/ Gómez S.A. s/ daños" });
    folderId = _id;
    await Causas.link(_id, { system: "pjn", number: NUMBER });
  });
  await sync();
  await publish("Despacho", "Agréguese y téngase presente.");
  await publish("Audiencia", "Fíjase audiencia para el 12/03/2027 a las 10:30.");
  await publish("Traslado", "De la demanda, traslado por quince días. Notifíquese.");
  await sync();
});

describe("the novedades, in every width and mode", () => {
  it("novedades", async () => {
    const screen: Screen = {
      name: "novedades",
      path: "/novedades",
      shows: "Vence el miércoles 16/12/2026",
    };
    await examineScreen(world, screen, ana);
  });

  it("novedades-case", async () => {
    const path = `/apps/folders/details/${folderId}`;
    await examineScreen(world, { name: "novedades-case", path, shows: "Al día" }, ana);
  });

  it("admin-causas, admin-worker, admin-notices", async () => {
    const causas = { name: "admin-causas", path: "/admin/causas/verified", shows: NUMBER };
    await examineScreen(world, causas, admin);
    const worker = { name: "admin-worker", path: "/admin/causas/workers", shows: "Completa" };
    await examineScreen(world, worker, admin);
    await world.foja().runJob("deadlines-sweep");
    const notices = { name: "admin-notices", path: "/admin/notifications", shows: /con avisos/ };
    await examineScreen(world, notices, admin);
  });
});

describe("a movement that the court publishes", () => {
  it("is on the right lawyer's open screen with the round, and on nobody else's", async () => {
    const eva = await world.tenant();
    const { page } = await world.visit({ as: ana });
    const other = await world.visit({ as: eva });
    await page.goto("/novedades");
    await other.page.goto("/novedades");
    await page.getByRole("heading", { name: "Traslado" }).waitFor();
    await other.page.getByText("No hay novedades por resolver.").waitFor();
    await publish("Sentencia", "Fallo: haciendo lugar.");
    await sync();
    await page.getByRole("heading", { name: "Sentencia" }).waitFor();
    await page.getByText("Nuevo movimiento: Sentencia").first().waitFor();
    await world.foja().settle();
    expect(await other.page.getByText("Sentencia").count()).toBe(0);
  });
});

describe("the inbox by keyboard", () => {
  it("puts a deadline down with one key, lays another aside, and opens the case", async () => {
    const { page } = await world.visit({ as: ana });
    await page.goto("/novedades");
    await page.getByRole("heading", { name: "Traslado" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByText("Novedad sin acción").first().waitFor();
    await page.keyboard.press("a");
    await page.getByText("Agendado: vence el miércoles 16/12/2026").waitFor();
    await page.keyboard.press("x");
    await page.getByText("Novedad sin acción").nth(1).waitFor();
    expect(await page.getByRole("listitem").getByRole("heading").allTextContents()).toEqual([
      "Despacho",
    ]);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Pérez, Ana c/ Gómez S.A. s/ daños" }).waitFor();
    await page.getByText("Al día").waitFor();
  });
});
