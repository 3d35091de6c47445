import { expect, it } from "vitest";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();

it("finds an account, recounts its files, gives it a plan and closes it", async () => {
  const ana = await tenant();
  const { page } = await visit({ as: await tenant({ role: "ADMIN_ROLE" }) });
  await page.goto("/admin/users");
  await page.getByLabel("Buscar por nombre o e-mail").fill(ana.email);
  // The list of before is replaced, and a button in it may go while it is clicked.
  await expect.poll(() => page.getByRole("button", { name: /^Ver .*@/ }).count()).toBe(1);
  await page.getByRole("button", { name: `Ver ${ana.email}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Plan Gratuito").waitFor();
  await dialog.getByRole("button", { name: "Recontar sus archivos" }).click();
  await seen(page, "Archivos: 0 MB (ya estaba bien contado)");
  await dialog.getByLabel("Plan que se le da").selectOption("premium");
  await dialog.getByRole("button", { name: "Cambiar plan" }).click();
  await dialog.getByText("Plan Premium").waitFor();
  await dialog.getByRole("button", { name: "Desactivar la cuenta" }).click();
  await page.getByRole("button", { name: "Desactivar", exact: true }).click();
  await dialog.getByText("Desactivada").waitFor();
  expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
});

it("shows examples, marked as such and without actions, where the accounts cannot be read", async () => {
  const { page } = await visit({ as: await tenant({ role: "ADMIN_ROLE" }), expects: /500/ });
  await page.route("**/api/users?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/users");
  const examples = page.getByRole("list", { name: "Usuarios de ejemplo" });
  await examples.waitFor();
  await expect
    .poll(() => examples.getByText("Ejemplo", { exact: true }).count())
    .toBeGreaterThan(1);
  await expect.poll(() => examples.getByRole("button").count()).toBe(0);
});
