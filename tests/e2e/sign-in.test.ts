import { describe, expect, it } from "vitest";
import { logIn, logInAt, placeOf } from "./steps";
import { heading, open, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant, foja } = openWorld();
const DAY = 24 * 60 * 60;

describe("the login", () => {
  it("says what is missing beside each field, and keeps what was typed", async () => {
    const { page } = await visit();
    await open(page, "/login");
    await page.getByRole("button", { name: "Ingresar", exact: true }).click();
    await seen(page, "El e-mail es requerido");
    await seen(page, "El password es requerido");
    await logIn(page, { email: "ana@" }, "corta");
    await seen(page, "Debe ser un e-mail válido");
    await seen(page, "El password debe tener al menos 6 caracteres");
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("ana@");
  });

  it("refuses a wrong password, and then takes the right one", async () => {
    const { page } = await visit({ expects: /401/ });
    const ana = await tenant({ withPassword: true });
    await open(page, "/login");
    await logIn(page, ana, "Otra-clave-9");
    await page.getByRole("alert").getByText("Credenciales inválidas", { exact: true }).waitFor();
    await logIn(page, { email: `  ${ana.email} ` });
    await page.waitForURL("/dashboard/default");
    await seen(page, "¡Inicio de sesión exitoso!");
  });

  it("says nothing of passkeys that the browser cannot offer, and leaves why the password was refused", async () => {
    const { page } = await visit({ expects: /401/ });
    const ana = await tenant({ withPassword: true });
    await page.clock.install();
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => true;
      navigator.credentials.get = async () => {
        await new Promise((go) => Object.assign(window, { fail: go }));
        throw new DOMException("No request can be made now.", "UnknownError");
      };
    });
    await open(page, "/login");
    await page.getByLabel("E-mail").click();
    await page.waitForFunction(() => "fail" in window);
    await logIn(page, ana, "Otra-clave-9");
    const refusal = page.getByRole("alert").getByText("Credenciales inválidas", { exact: true });
    await refusal.waitFor();
    await page.evaluate(() => (window as unknown as { fail: () => void }).fail());
    await page.clock.runFor(500);
    await expect.poll(() => refusal.count()).toBe(1);
  });

  it("never writes the password in an address, not even before its scripts arrive", async () => {
    const { page } = await visit({ javaScriptEnabled: false, expects: /405/ });
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await page.getByLabel("Contraseña", { exact: true }).fill("Un-secreto-1");
      await page.getByLabel("Contraseña", { exact: true }).press("Enter");
      await page.waitForLoadState();
      expect(page.url()).not.toContain("secreto");
    }
  });

  it("is remembered for a month when asked to, else for a day", async () => {
    const ana = await tenant({ withPassword: true });
    for (const [days, remember] of [
      [1, false],
      [30, true],
    ] as const) {
      const { page, context } = await visit();
      await open(page, "/auth/login");
      if (remember) await page.getByLabel("Recordarme").check();
      await logIn(page, ana);
      await page.waitForURL("/dashboard/default");
      const [cookie] = (await context.cookies(`${foja().url}/api/auth`)) ?? [];
      const life = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect(Math.round(life / DAY)).toBe(days);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/api/auth" });
    }
  });

  it("lets nobody into a deactivated account but with its password, and opens it again", async () => {
    const { page } = await visit({ expects: /40[13]/ });
    const ana = await tenant({ withPassword: true, status: "inactive" });
    await open(page, "/login");
    await logIn(page, ana, "Otra-clave-9");
    await seen(page, "Credenciales inválidas");
    await logIn(page, ana);
    await seen(page, "Esta cuenta ha sido desactivada");
    await page.getByRole("button", { name: "Reactivar mi cuenta" }).click();
    await page.waitForURL("/dashboard/default");
  });
});

describe("where it leads", () => {
  it("returns to the page that asked to sign in, its filters included", async () => {
    const { page } = await visit();
    const wanted = "/apps/folders/list?q=despido&estado=pendiente";
    await page.goto(wanted);
    await page.waitForURL((url) => url.pathname === "/login");
    await logInAt(page, placeOf(page), await tenant({ withPassword: true }));
    await page.waitForURL(wanted);
    await heading(page, "Causas", 1);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "%2f%2fevil.example",
    "javascript:alert(1)",
    "https://evil.example/",
    "/login",
  ])("does not follow %j out of the practice", async (from) => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await page.waitForURL("/dashboard/default");
  });

  it.each(["/login", "/register", "/auth/forgot-password", "/auth/login"])(
    "sends who is already in from %s home",
    async (path) => {
      const { page } = await visit({ as: await tenant() });
      await page.goto(path);
      await page.waitForURL("/dashboard/default");
      await heading(page, /, Ana$/, 1);
    },
  );
});

describe("Google", () => {
  it("signs in through its window", async () => {
    const { page } = await visit();
    await open(page, "/login?from=%2Fapps%2Fprofiles%2Fuser%2Fpersonal");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continuar con Google" }).click();
    const google = await opened;
    await google.getByRole("textbox", { name: "E-mail" }).fill("eva.rios@gmail.com");
    await google.getByLabel("Nombre", { exact: true }).fill("Eva");
    await google.getByRole("button", { name: "Continuar" }).click();
    await page.waitForURL("/apps/profiles/user/personal");
    await expect.poll(() => page.getByLabel("Nombre", { exact: true }).inputValue()).toBe("Eva");
    await expect.poll(() => google.isClosed()).toBe(true);
  });

  it.each([
    ["is closed", "close"],
    ["is cancelled", "cancel"],
  ])("says so when its window %s", async (_, how) => {
    const { page } = await visit();
    await open(page, "/login");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continuar con Google" }).click();
    const google = await opened;
    if (how === "close") await google.close();
    else await google.getByRole("button", { name: "Cancelar" }).click();
    await seen(page, "Se cerró la ventana de Google antes de terminar");
    await page.getByRole("button", { name: "Continuar con Google" }).waitFor();
  });
});
