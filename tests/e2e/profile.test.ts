import { Sessions } from "@foja/core/accounts/sessions";
import { commit } from "@foja/core/kernel/dynamo";
import { photo } from "@foja/harness/pictures";
import { PASSWORD } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";
import { logInAt } from "./steps";
import { heading, open, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const NEW_PASSWORD = "Otra-clave-de-prueba-2";

describe("the profile", () => {
  it("is written, counted, and shown everywhere", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto("/apps/profiles/user");
    await page.waitForURL("/apps/profiles/user/personal");
    await seen(page, "33 %");
    await page.getByLabel("Nombre", { exact: true }).fill("Ana María");
    await page.getByLabel("Fecha de nacimiento").fill("1984-05-20");
    await page.getByLabel("Teléfono").fill("11 5555-0199");
    await page.getByLabel("Cargo").fill("Abogada");
    await page.getByLabel("Domicilio").fill("Lavalle 1234, piso 5");
    await page.getByLabel("Provincia").fill("Ciudad Autónoma de Buenos Aires");
    await page.getByLabel("País").fill("Argentina");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await seen(page, "Perfil actualizado correctamente");
    await seen(page, "100 %");
    await page.goto("/dashboard/default");
    await heading(page, /, Ana María$/, 1);
    await page.goto("/apps/profiles/account");
    await page.getByRole("definition").getByText("20/05/1984").waitFor();
  });

  it("has a photo that is chosen, made small, and says nothing of where it was taken", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto("/apps/profiles/user/personal");
    const file = { name: "yo.jpg", mimeType: "image/jpeg", buffer: Buffer.from(photo("jpg")) };
    await page.getByLabel("Elegir un archivo").setInputFiles(file);
    await page.getByRole("button", { name: "Quitar la foto" }).waitFor();
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await seen(page, "Perfil actualizado correctamente");
    await page.reload();
    const shown = page.getByRole("banner").locator("img[src^='data:image/jpeg']");
    const facts = () =>
      shown.evaluate((one) => {
        const { src, naturalWidth } = one as HTMLImageElement;
        const said = atob(src.split(",")[1] ?? "");
        return {
          isSmall: src.length <= 2048,
          isSeen: naturalWidth > 47,
          tells: /Exif|Ana/.test(said),
        };
      });
    await expect.poll(facts).toEqual({ isSmall: true, isSeen: true, tells: false });
    await page.getByRole("button", { name: "Quitar la foto" }).click();
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await shown.waitFor({ state: "detached" });
  });

  it("says beside the field what is wrong with it", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto("/apps/profiles/user/personal");
    await page.getByLabel("Nombre", { exact: true }).fill("");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await seen(page, "Completá este dato");
    await expect
      .poll(() => page.getByLabel("Nombre", { exact: true }).getAttribute("aria-invalid"))
      .toBe("true");
  });

  it("says that it was not saved, and why", async () => {
    const { page } = await visit({ as: await tenant(), expects: /503/ });
    await page.route("**/api/auth/update-profile", (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await page.goto("/apps/profiles/user/personal");
    await page.getByLabel("Nombre", { exact: true }).fill("Otra");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await seen(page, "Error al actualizar el perfil");
    await seen(page, "El servicio no está disponible por el momento.");
  });

  it("keeps licences and the CUIT, checked, and lets them go", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto("/apps/profiles/user/professional");
    await seen(page, "Todavía no agregaste ninguna matrícula ni especialidad.");
    await page.getByLabel("Matrícula o especialidad").fill("CPACF");
    await page.getByLabel("Número de matrícula").fill("T° 45 F° 321");
    await page.getByLabel("CUIT").fill("27111111110");
    await expect.poll(() => page.getByLabel("CUIT").inputValue()).toBe("27-11111111-0");
    await page.getByRole("button", { name: "Agregar" }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await page.getByLabel("CUIT").fill("20-12345678-6");
    await page.getByRole("button", { name: "Agregar" }).click();
    await seen(page, "Datos agregados correctamente");
    await seen(page, /CUIT 20-12345678-6/);
    await page.getByRole("button", { name: "Eliminar CPACF" }).click();
    await page.getByRole("button", { name: "Eliminar", exact: true }).click();
    await seen(page, "Dato eliminado correctamente");
    await seen(page, "Todavía no agregaste ninguna matrícula ni especialidad.");
  });
});

describe("the account", () => {
  it("changes its password, and the old one no longer opens it", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: /422/ });
    await page.goto("/apps/profiles/account/password");
    const change = async (current: string) => {
      await page.getByLabel("Contraseña actual").fill(current);
      await page.getByLabel("Contraseña nueva").fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
    };
    await change("No-es-esta-1");
    await page.locator('[aria-invalid="true"]').waitFor();
    await change(PASSWORD);
    await seen(page, "Contraseña actualizada correctamente");
    const { page: other } = await visit({ expects: /401/ });
    await logInAt(other, "/login", ana);
    await seen(other, "Credenciales inválidas");
    await other.getByLabel("Contraseña", { exact: true }).fill(NEW_PASSWORD);
    await other.getByRole("button", { name: "Ingresar", exact: true }).click();
    await other.waitForURL("/dashboard/default");
  });

  it("lists its sessions, names this one, and closes another at once", async () => {
    const ana = await tenant();
    const phone = await Sessions.open({ _id: ana.userId, role: "USER_ROLE" }, "login");
    await commit(phone.write);
    const { page } = await visit({ as: ana });
    await page.goto("/apps/profiles/account/settings");
    await seen(page, "Este dispositivo");
    await page.getByRole("button", { name: "Cambiar el nombre de este dispositivo" }).click();
    await page.getByLabel("Nombre de este dispositivo").fill("Notebook del estudio");
    await page.keyboard.press("Enter");
    await page.getByText("Notebook del estudio").first().waitFor();
    await page.getByRole("button", { name: /^Cerrar la sesión de / }).click();
    await page
      .getByRole("button", { name: /^Cerrar la sesión de / })
      .waitFor({ state: "detached" });
    await expect(Sessions.authenticate(phone.token)).rejects.toThrow();
  });

  it("is deactivated, says goodbye, and is opened again with its password", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: /40[13]/ });
    await page.goto("/apps/profiles/account/settings");
    await page.getByRole("button", { name: "Desactivar mi cuenta" }).click();
    await page.getByRole("button", { name: "Desactivar", exact: true }).click();
    await page.waitForURL("/login");
    await open(page, "/login");
    await logInAt(page, "/login", ana);
    await seen(page, "Esta cuenta ha sido desactivada");
    await page.getByRole("button", { name: "Reactivar mi cuenta" }).click();
    await page.waitForURL("/dashboard/default");
  });

  it.each([
    ["/apps/profiles/user/payment", "Todavía no hay pagos."],
    ["/apps/profiles/user/settings", "Cada cambio se guarda al hacerlo."],
    ["/apps/profiles/account/role", "Tu rol"],
  ])("says at %s: %s", async (path, text) => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(path);
    await seen(page, text);
  });
});
