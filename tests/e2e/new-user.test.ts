import { expect, it } from "vitest";
import { signUp } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, codeFor, restart } = openWorld();

const EMAIL = "julia.sosa@ejemplo.com.ar";
const CASE = "Sosa, Julia c/ Transportes del Plata S.A. s/ daños y perjuicios";

it("signs up, opens the first case, and finds it after a reload and after a restart", async () => {
  const { page } = await visit();
  await signUp(page, EMAIL);
  await seen(page, "Registro exitoso");
  await seen(page, EMAIL);
  await page.getByLabel("Código de 6 números").fill(await codeFor(EMAIL));

  await page.waitForURL("/dashboard/default");
  await seen(page, "Cuenta verificada con éxito");
  await heading(page, /, Julia$/, 1);
  await page.getByRole("link", { name: "Cargar la primera" }).click();

  await heading(page, "Nueva causa");
  const dialog = page.getByRole("dialog", { name: "Nueva causa" });
  await dialog.getByRole("textbox", { name: "Carátula" }).fill(CASE);
  await dialog.getByRole("combobox", { name: "Cliente" }).fill("Julia Sosa");
  await page.getByRole("button", { name: "Crear causa" }).click();
  await seen(page, "Causa creada");

  await heading(page, CASE, 1);
  await page.getByRole("link", { name: "Julia Sosa" }).first().waitFor();
  const row = page.getByRole("table", { name: "Causas" }).getByRole("link", { name: CASE });
  await page.goto("/apps/folders/list");
  await row.waitFor();
  await page.reload();
  await row.waitFor();

  // An open page would complain while nobody answers.
  await page.goto("about:blank");
  await restart();
  await page.goto("/apps/folders/list");
  await row.press("Enter");
  await heading(page, CASE, 1);
  expect(new URL(page.url()).pathname).toMatch(/^\/apps\/folders\/details\/fol_/);
});
