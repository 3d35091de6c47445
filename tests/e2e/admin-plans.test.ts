import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant, foja } = world;

const PATH = "/admin/plans";

describe("the plans of the administration", () => {
  it("are edited, reach those who are on them, and are seen by everybody", async () => {
    const admin = await tenant({ role: "ADMIN_ROLE" });
    const ana = await tenant({ plan: "standard" });
    const { page } = await visit({ as: admin });
    await page.goto(PATH);
    await page.getByRole("button", { name: "Editar Estándar" }).click();
    const dialog = page.getByRole("dialog", { name: "Plan Estándar" });
    await dialog.getByLabel("Causas activas").fill("muchas");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByText("Tiene que ser un número").waitFor();
    await dialog.getByLabel("Causas activas").fill("60");
    await dialog.getByLabel("Archivos (MB)").fill("2048");
    await dialog.getByLabel("Actualizar también a quienes ya están en este plan").check();
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await seen(page, "Guardamos el plan Estándar");
    await foja().settle();
    await page.getByText(/^Actualizado: 1 estudio, el /).waitFor();
    const { body } = await ana.call("GET", "/api/auth/me");
    expect(body.subscription).toMatchObject({ limits: { folders: 60, storage: 2 * 1024 ** 3 } });
    await page.goto("/plans");
    await seen(page, "2 GB");
    await examineScreen(
      world,
      { name: "admin-plans", path: PATH, shows: "Llevar a Stripe" },
      admin,
    );
  });

  it("are deleted only where nobody is on them, and say why not", async () => {
    await tenant({ plan: "premium" });
    const { page } = await visit({ as: await tenant({ role: "ADMIN_ROLE" }), expects: /409/ });
    await page.goto(PATH);
    await page.getByRole("button", { name: "Eliminar Premium" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Eliminar" }).click();
    await dialog.getByText(/^No se puede eliminar: hay 1 estudio en este plan/).waitFor();
  });

  it("are brought to Stripe after being shown what that does, and then there is nothing left", async () => {
    const { page } = await visit({ as: await tenant({ role: "ADMIN_ROLE" }) });
    await page.goto(PATH);
    const open = page.getByRole("button", { name: "Llevar a Stripe" });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Llevar los planes a Stripe" });
    await dialog.getByText("Crear el producto «Foja Premium».").waitFor();
    await dialog.getByRole("button", { name: "Llevar a Stripe" }).click();
    await seen(page, "4 cambios llevados a Stripe");
    await open.click();
    await dialog.getByText("Stripe ya tiene los planes como están acá.").waitFor();
  });

  it("are for administrators alone", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(PATH);
    await page.waitForURL(/\/dashboard/);
  });
});
