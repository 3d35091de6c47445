import { readFileSync } from "node:fs";
import { now } from "@foja/core/kernel/clock";
import { unzipped } from "@foja/harness/zip";
import { expect, it } from "vitest";
import { examineScreen, press } from "./screens";
import { logInAt } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const SETTINGS = "/apps/profiles/account/settings";
const DAYS_MS = 5 * 24 * 3600_000;

it("gives an account its data, and erases it five days after it was asked to", async () => {
  const ana = await world.tenant({ withPassword: true });
  await ana.call("POST", "/api/folders", { body: { folderName: "Canario c/ Otro" } });
  const { page } = await world.visit({ as: ana, expects: /40[19]|422/ });
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: "Descargar mis datos" }).click();
  await seen(page, "En preparación");
  expect(await world.foja().runJob("exports-build")).toMatchObject({ ok: true });
  await page.reload();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar ZIP" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^foja-mis-datos-[\d-]{10}\.zip$/);
  const zip = await unzipped(readFileSync(await file.path()));
  expect(String(zip.get("tablas/causas.csv"))).toContain("Canario c/ Otro");
  await world.foja().settle();
  expect(world.foja().inbox.list(ana.email)[0]?.subject).toContain("listos para descargar");

  const dialog = page.getByRole("dialog");
  const ask = async (password: string) => {
    await dialog.getByLabel("Tu contraseña").fill(password);
    await dialog.getByRole("button", { name: "Borrar mi cuenta" }).click();
  };
  await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
  await ask("no-es-esta-1");
  await seen(page, "Contraseña: no es correcta.");
  await ask("Foja-de-prueba-1");
  await page.getByText(/Tu cuenta se borra el/).waitFor();
  await page.goto("/tareas");
  await seen(page, /Tu cuenta se borra el/);
  await page.getByRole("link", { name: "Descargá tus datos o deshacelo" }).click();
  await page.getByRole("button", { name: "No borrar mi cuenta" }).click();
  await seen(page, "La cuenta ya no se borra.");
  await page.getByText(/Tu cuenta se borra el/).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
  await ask("Foja-de-prueba-1");
  await page.getByText(/Tu cuenta se borra el/).waitFor();
  const when = new Date(now() + DAYS_MS + 60_000).toISOString();
  expect(await world.foja().runJob("erasures-run", { now: when })).toMatchObject({ ok: true });
  // The session ended with the account: the next request leads to the sign-in, which refuses it.
  await page.goto("/tareas");
  await page.waitForURL(/\/login/);
  await logInAt(page, "/login", ana);
  await seen(page, "Credenciales inválidas");
});

it("shows what there is to take along, what goes and what stays, at every width", async () => {
  const eva = await world.tenant({ withPassword: true });
  await eva.call("POST", "/api/privacy/export");
  await world.foja().runJob("exports-build");
  const at = { path: SETTINGS, shows: "Descargar ZIP" };
  await examineScreen(world, { ...at, name: "own-data" }, eva);
  const prepare = press("Borrar mi cuenta");
  await examineScreen(world, { ...at, name: "own-data-erasure", prepare }, eva);
  const body = { password: "Foja-de-prueba-1" };
  expect((await eva.call("POST", "/api/privacy/erasure", { body })).status).toBe(201);
  await examineScreen(world, { ...at, name: "own-data-waiting" }, eva);
});

it("is asked for by an administrator in a person's name", async () => {
  const ana = await world.tenant();
  const admin = await world.tenant({ role: "ADMIN_ROLE" });
  const { page } = await world.visit({ as: admin });
  await page.goto("/admin/users");
  await page.getByLabel("Buscar por nombre o e-mail").fill(ana.email);
  await page.getByRole("button", { name: `Ver ${ana.email}` }).click();
  const dialog = page.getByRole("dialog").first();
  await dialog.getByRole("button", { name: "Preparar sus datos" }).click();
  await dialog.getByText(/en preparación/).waitFor();
  await dialog.getByRole("button", { name: "Borrar la cuenta" }).click();
  await page.getByRole("button", { name: "Borrar a los 5 días" }).click();
  await dialog.getByText(/La cuenta se borra el/).waitFor();
  await dialog.getByRole("button", { name: "No borrar la cuenta" }).click();
  await dialog.getByText(/La cuenta se borra el/).waitFor({ state: "detached" });
});
