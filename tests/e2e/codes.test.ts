import { PASSWORD } from "@foja/harness/tenant";
import { expect, it } from "vitest";
import { logIn, placeOf, registerElsewhere } from "./steps";
import { heading, open, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant, codeFor } = world;
const NEW_PASSWORD = "Otra-clave-de-prueba-2";

it("chooses a new password with the mailed code, F5 included", async () => {
  const { page } = await visit({ expects: /40[01]|422/ });
  const ana = await tenant({ withPassword: true });
  await open(page, "/login");
  await page.getByRole("link", { name: "Olvidé mi contraseña" }).click();
  await heading(page, "¿Olvidaste tu contraseña?");
  await page.getByLabel("E-mail").fill(ana.email);
  await page.getByLabel("E-mail").press("Enter");

  await heading(page, "Revisá tu correo");
  await seen(page, "Instrucciones enviadas a tu correo");
  await page.reload();
  await seen(page, ana.email);
  await page.getByRole("link", { name: "Ya tengo el código" }).click();

  await heading(page, "Elegí una contraseña nueva");
  await page.reload();
  await seen(page, ana.email);
  const code = await codeFor(ana.email);
  await page.getByLabel("Código de 6 números").fill(code === "000000" ? "000001" : "000000");
  await seen(page, "El código no es válido o venció");
  await page.getByLabel("Código de 6 números").fill(code);
  await seen(page, "Código verificado correctamente");
  await page.getByLabel("Contraseña nueva").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Restablecer contraseña" }).click();

  await page.waitForURL("/login");
  await seen(page, "Contraseña restablecida correctamente");
  await logIn(page, ana, PASSWORD);
  await seen(page, "Credenciales inválidas");
  await logIn(page, ana, NEW_PASSWORD);
  await page.waitForURL("/dashboard/default");
});

it("has a password chosen where the account was registered in another browser", async () => {
  const { page } = await visit();
  const email = await registerElsewhere(world);
  const code = await codeFor(email);
  await open(page, `/code-verification?email=${encodeURIComponent(email)}`);
  await page.getByLabel("Código de 6 números").fill(code);

  await heading(page, "Elegí tu contraseña");
  expect(placeOf(page)).not.toContain(code);
  await page.reload();
  await heading(page, "Elegí tu contraseña");
  await expect.poll(() => page.getByLabel("Código de 6 números").inputValue()).toBe(code);
  await page.getByLabel("Contraseña", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await page.waitForURL("/login");
  await seen(page, "Tu cuenta está lista. Ingresá.");
  await logIn(page, { email }, NEW_PASSWORD);
  await page.waitForURL("/dashboard/default");
});

it("shows nobody whether an account exists", async () => {
  const { page } = await visit();
  await open(page, "/forgot-password");
  await page.getByLabel("E-mail").fill("nadie@ejemplo.com.ar");
  await page.getByRole("button", { name: "Enviar instrucciones" }).click();
  await heading(page, "Revisá tu correo");
  await seen(page, "Instrucciones enviadas a tu correo");
  expect(await codeFor("nadie@ejemplo.com.ar")).toBe("");
});

it("holds whoever has not verified their e-mail at the code, whatever they ask for", async () => {
  const { page } = await visit({ expects: /4\d\d/ });
  const ana = await tenant({ withPassword: true, status: "pending" });
  await open(page, "/login?from=%2Fapps%2Fprofiles%2Faccount%2Frole");
  await logIn(page, ana);
  await heading(page, "Verificá tu e-mail");
  expect(placeOf(page)).toContain(encodeURIComponent(ana.email));
  await page.reload();
  await seen(page, ana.email);
  await page.getByLabel("Código de 6 números").fill("123");
  await page.getByRole("button", { name: "Verificar" }).click();
  await seen(page, "El código tiene 6 números");
  await page.getByRole("button", { name: /^Reenviar el código en \d+ s$/ }).waitFor();
});

it("says that the e-mail is taken, and lists what is missing of a registration", async () => {
  const { page } = await visit({ expects: /409/ });
  const ana = await tenant();
  await open(page, "/register");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  const summary = page.getByRole("alert");
  await summary.getByText("Revisá estos datos:").waitFor();
  await summary.getByRole("link").last().click();
  await page.getByLabel("Nombre").fill("Ana");
  await page.getByLabel("Apellido").fill("Pérez");
  await page.getByLabel("E-mail").fill(ana.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await seen(page, /[Yy]a existe una cuenta|[Yy]a hay una cuenta/);
});

it.each([
  ["/code-verification", "/login"],
  ["/reset-password", "/forgot-password"],
])("sends who comes to %s with no e-mail to %s", async (from, to) => {
  const { page } = await visit();
  await page.goto(from);
  await page.waitForURL(to);
});
