import { Causas } from "@foja/core/courts/causas";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen, type Screen } from "./screens";
import { openWorld } from "./world";

const world = openWorld();

const PUBLISHED = {
  Despacho: "Agréguese y téngase presente.",
  Audiencia: "Fíjase audiencia para el 12/03/2027 a las 10:30.",
  Traslado: "De la demanda, traslado por quince días. Notifíquese.",
  Sentencia: "Fallo: haciendo lugar.",
};

async function publish(number: string, title: string, text: string) {
  const address = `${world.foja().url}/_local/court/pjn/cases/${encodeURIComponent(number)}/movements`;
  const body = JSON.stringify({ date: "2026-11-20", title, text });
  const { status } = await fetch(address, { method: "POST", body });
  expect(status).toBe(201);
}

async function sync() {
  await world.foja().settle();
  expect(await world.foja().runJob("court-sync")).toMatchObject({ ok: true });
}

/** A practice with a case of that number, and something new in it. */
async function practice(number: string, ...titles: (keyof typeof PUBLISHED)[]) {
  const tenant = await world.tenant();
  await publish(number, "Demanda", "Por presentado, por parte.");
  const folderId = await tenant.as(async () => {
    const { _id } = await Folders.create({ folderName: "Pérez, Ana c/ Gómez S.A. s/ daños" });
    await Causas.link(_id, { system: "pjn", number, confirmed: true });
    return _id;
  });
  await sync();
  for (const title of titles) await publish(number, title, PUBLISHED[title]);
  await sync();
  return { tenant, folderId };
}

describe("the novedades, in every width and mode", () => {
  const NUMBER = "CIV 123456/2024";
  let ana: Tenant;
  let admin: Tenant;
  let folderId = "";

  beforeAll(async () => {
    admin = await world.tenant({ role: "ADMIN_ROLE" });
    ({ tenant: ana, folderId } = await practice(NUMBER, "Despacho", "Audiencia", "Traslado"));
  });

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
    const number = "CIV 234567/2024";
    const [{ tenant }, eva] = [await practice(number, "Traslado"), await world.tenant()];
    const { page } = await world.visit({ as: tenant });
    const other = await world.visit({ as: eva });
    await page.goto("/novedades");
    await other.page.goto("/novedades");
    await page.getByRole("heading", { name: "Traslado" }).waitFor();
    await other.page.getByText("No hay novedades por resolver.").waitFor();
    await publish(number, "Sentencia", PUBLISHED.Sentencia);
    await sync();
    await page.getByRole("heading", { name: "Sentencia" }).waitFor();
    await page.getByText("Nuevo movimiento: Sentencia").first().waitFor();
    await world.foja().settle();
    expect(await other.page.getByText("Sentencia").count()).toBe(0);
  });
});

describe("the inbox by keyboard", () => {
  it("puts a deadline down with one key, lays another aside, and opens the case", async () => {
    const titles = ["Despacho", "Audiencia", "Traslado", "Sentencia"] as const;
    const { tenant } = await practice("CIV 345678/2024", ...titles);
    const { page } = await world.visit({ as: tenant });
    await page.goto("/novedades");
    await page.getByRole("heading", { name: "Traslado" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.getByText("Novedad sin acción").first().waitFor();
    await page.keyboard.press("a");
    await page.getByText("Agendado: vence el miércoles 16/12/2026").waitFor();
    await page.keyboard.press("x");
    await page.getByText("Novedad sin acción").nth(1).waitFor();
    const left = () => page.getByRole("listitem").getByRole("heading").allTextContents();
    await expect.poll(left).toEqual(["Despacho"]);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Pérez, Ana c/ Gómez S.A. s/ daños" }).waitFor();
    await page.getByText("Al día").waitFor();
  });
});

describe("a deadline that was put down with one key", () => {
  it("is taken back with one, and its card tells when its task is gone", async () => {
    const { tenant } = await practice("CIV 456789/2024", "Traslado");
    const { page } = await world.visit({ as: tenant });
    await page.goto("/novedades");
    await page.getByRole("heading", { name: "Traslado" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("a");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await page.getByText("La novedad volvió a la bandeja.").waitFor();
    await page.getByRole("button", { name: "Agendar plazo" }).click();
    await page.getByText("No hay novedades por resolver.").waitFor();
    await page.getByText("Resueltas", { exact: true }).click();
    await page.getByRole("link", { name: "Agendada: vence el miércoles 16/12/2026" }).waitFor();
    await tenant.as(async () => {
      const { tasks } = await Tasks.list({ limit: 10 });
      expect(tasks).toHaveLength(1);
      await Tasks.remove(tasks[0]?._id ?? "");
    });
    await page.getByText("Su tarea ya no está; queda el evento").waitFor();
    const handled: Screen = {
      name: "novedades-handled",
      path: "/novedades",
      shows: "No hay novedades por resolver.",
      prepare: async (screen) => {
        await screen.getByText("Resueltas", { exact: true }).click();
        await screen.getByText("Su tarea ya no está; queda el evento").waitFor();
      },
    };
    await examineScreen(world, handled, tenant);
  });
});
