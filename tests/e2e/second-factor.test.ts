import { Codes } from "@foja/core/accounts/codes";
import { Sessions } from "@foja/core/accounts/sessions";
import { codeAt, withTotp } from "@foja/harness/factors";
import { PASSWORD, signedInAgain, type Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { plugIn } from "./authenticator";
import { logIn, logInAt, signOut } from "./steps";
import { heading, open, seen, withoutNews } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant, foja } = world;
const SECURITY = "/apps/profiles/account/security";
const HOME = "/dashboard/default";

/** The refused requests that Chromium logs on its console. */
const REFUSALS = /40[13]|422/;

const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function showCode(page: Page, code: string) {
  await page.getByLabel("Código de tu aplicación").fill(code);
}

/** A code of the next time step: the current one may have been used. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);

const isHome = (page: Page) => page.waitForURL(HOME);

describe("an application of codes", () => {
  it("is turned on, asked for at the login, and replaced by a recovery code", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: REFUSALS });
    await page.goto(SECURITY);
    await press(page, "Activar códigos");
    await page.getByRole("img", { name: /^Código QR/ }).waitFor();
    const secret = (await dialog(page).locator("code").innerText()).replace(/\s/g, "");
    await showCode(page, codeAt(secret, Date.now() + 3_600_000));
    await press(page, "Confirmar");
    await seen(page, "El código no es correcto, o ya se usó.");
    await showCode(page, codeAt(secret, Date.now()));
    await press(page, "Confirmar");
    await heading(page, "Guardá tus códigos de recuperación");
    const codes = await dialog(page).getByRole("listitem").allInnerTexts();
    expect(codes).toHaveLength(10);
    await press(page, "Ya los guardé");
    await seen(page, "Te quedan 10 códigos de 10.");
    await foja().settle();
    const [letter] = foja().inbox.list(ana.email);
    expect(letter?.subject).toBe("Activaste una aplicación de códigos en Foja");

    await signOut(page);
    await logInAt(page, "/login", ana);
    await heading(page, "Confirmá que sos vos");
    // F5 keeps the second step.
    await page.reload();
    await showCode(page, nextCode(secret));
    await press(page, "Ingresar");
    await isHome(page);

    await signOut(page);
    await logInAt(page, "/login", ana);
    await page.getByRole("button", { name: "Usar un código de recuperación" }).click();
    await page.getByLabel("Código de recuperación").fill(codes[0] ?? "");
    await press(page, "Ingresar");
    await isHome(page);
    await page.goto(SECURITY);
    await seen(page, "Te quedan 9 códigos de 10.");
  });

  it("is not asked on a device that is remembered, until that is revoked", async () => {
    const ana = await tenant({ withPassword: true });
    const { secret } = await withTotp(ana);
    const { page } = await visit({ expects: REFUSALS });
    await logInAt(page, "/login", ana);
    await showCode(page, nextCode(secret));
    await page.getByLabel("No pedirlo en este dispositivo por 30 días").check();
    await press(page, "Ingresar");
    await isHome(page);
    await signOut(page);
    await logInAt(page, "/login", ana);
    await isHome(page);
    await page.goto(SECURITY);
    await page.getByRole("button", { name: /^Pedir el segundo factor en/ }).click();
    await seen(page, "Ese dispositivo va a pedir el segundo factor.");
    await signOut(page);
    await logInAt(page, "/login", ana);
    await heading(page, "Confirmá que sos vos");
  });
});

describe("no way in goes round it", () => {
  let ana: Tenant;
  beforeAll(async () => {
    ana = await tenant({ withPassword: true });
    await withTotp(ana);
  });

  it("not a new password", async () => {
    const { page } = await visit({ expects: REFUSALS });
    const code = await Codes.issue(ana.userId, "reset");
    await open(page, `/reset-password?email=${encodeURIComponent(ana.email)}`);
    await page.getByLabel("Código de 6 números").fill(code);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Otra-frase-larga-9");
    await press(page, "Restablecer contraseña");
    await page.waitForURL((url) => url.pathname === "/login");
    await logIn(page, ana, "Otra-frase-larga-9");
    await heading(page, "Confirmá que sos vos");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("foja.token"))).toBeNull();
  });

  it("not Google", async () => {
    const { page } = await visit({ expects: REFUSALS });
    const enter = async () => {
      await open(page, "/login");
      const opened = page.waitForEvent("popup");
      await press(page, "Continuar con Google");
      const google = await opened;
      await google.getByRole("textbox", { name: "E-mail" }).fill("rosa.vera@gmail.com");
      await google.getByLabel("Nombre", { exact: true }).fill("Rosa");
      await google.getByRole("button", { name: "Continuar" }).click();
    };
    await enter();
    await isHome(page);
    await page.goto(SECURITY);
    await press(page, "Activar códigos");
    const secret = (await dialog(page).locator("code").innerText()).replace(/\s/g, "");
    await showCode(page, codeAt(secret, Date.now()));
    await press(page, "Confirmar");
    await press(page, "Ya los guardé");
    await signOut(page);
    await enter();
    await heading(page, "Confirmá que sos vos");
    await showCode(page, nextCode(secret));
    await press(page, "Ingresar");
    await isHome(page);
  });
});

describe("a passkey", () => {
  it("is made, named, and lets in by itself; without its person it does not", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: REFUSALS });
    const authenticator = await plugIn(page);
    await page.goto(SECURITY);
    await press(page, "Agregar una llave");
    await heading(page, "Guardá tus códigos de recuperación");
    await press(page, "Ya los guardé");
    await page.getByRole("button", { name: /^Cambiar el nombre de/ }).click();
    await page.getByLabel("Nombre de la llave").fill("Notebook del estudio");
    await press(page, "Guardar");
    await seen(page, "Notebook del estudio");
    await signOut(page);

    await open(page, "/login?from=%2Ftareas");
    await authenticator.recognises(false);
    await press(page, "Entrar con una llave de acceso");
    await page.getByRole("alert").waitFor();
    await authenticator.recognises(true);
    await press(page, "Entrar con una llave de acceso");
    await page.waitForURL("/tareas");
    await page.goto(SECURITY);
    await seen(page, /^Usada por última vez el/);
  });

  it("is offered where the e-mail is typed", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: REFUSALS });
    await plugIn(page);
    await page.goto(SECURITY);
    await press(page, "Agregar una llave");
    await press(page, "Ya los guardé");
    await signOut(page);
    await open(page, "/login");
    await page.getByLabel("E-mail").click();
    await isHome(page);
  });

  it("is the second factor after the password", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: REFUSALS });
    const authenticator = await plugIn(page);
    await page.goto(SECURITY);
    await press(page, "Agregar una llave");
    await press(page, "Ya los guardé");
    await signOut(page);
    await authenticator.answers(false);
    await logInAt(page, "/login", ana);
    await heading(page, "Confirmá que sos vos");
    await authenticator.answers(true);
    await press(page, "Usar mi llave de acceso");
    await isHome(page);
  });
});

describe("asked again", () => {
  it("carries on with what was being done, nothing lost", async () => {
    const ana = await tenant({ withPassword: true });
    const { secret } = await withTotp(ana);
    // Another session, in which the second factor was not confirmed.
    const { page } = await visit({ as: await signedInAgain(ana), expects: REFUSALS });
    await page.goto("/apps/profiles/account/password");
    await page.getByLabel("Contraseña actual", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Contraseña nueva", { exact: true }).fill("Otra-frase-larga-9");
    await press(page, "Cambiar la contraseña");
    await heading(page, "Confirmá que sos vos");
    await showCode(page, "000000");
    await press(page, "Confirmar");
    await seen(page, "El código no es correcto, o ya se usó.");
    await showCode(page, nextCode(secret));
    await press(page, "Confirmar");
    await seen(page, "Contraseña actualizada correctamente");
    await dialog(page).waitFor({ state: "detached" });
  });

  it("does nothing when its person leaves it", async () => {
    const ana = await tenant({ withPassword: true });
    await withTotp(ana);
    const { page } = await visit({ as: await signedInAgain(ana), expects: REFUSALS });
    await page.goto(SECURITY);
    await press(page, "Quitar los códigos");
    await press(page, "Quitar");
    await heading(page, "Confirmá que sos vos");
    await page.keyboard.press("Escape");
    await seen(page, "No se hizo: faltó confirmar que sos vos.");
    const { body } = await ana.call("GET", "/api/auth/second-factor");
    expect(body.factors).toMatchObject({ totp: { confirmedAt: expect.any(String) } });
  });

  it("is asked too when a session ended and is opened over the page", async () => {
    const ana = await tenant({ withPassword: true });
    const { secret } = await withTotp(ana);
    const { page } = await visit({ as: ana, expects: REFUSALS });
    // By its socket the page would learn first that the session ended.
    await withoutNews(page);
    await page.goto(SECURITY);
    await seen(page, "Te quedan 10 códigos de 10.");
    await ana.as(() => Sessions.endAll(ana.userId));
    await press(page, "Hacer códigos nuevos");
    await press(page, "Hacer códigos");
    await heading(page, "Tu sesión ha expirado");
    await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
    await press(page, "Ingresar");
    await showCode(page, nextCode(secret));
    await press(page, "Ingresar");
    await heading(page, "Guardá tus códigos de recuperación");
  });
});
