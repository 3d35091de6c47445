import { codeAt } from "@foja/harness/factors";
import { PASSWORD } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { type Authenticator, plugIn } from "../authenticator";
import { logInAt, signOut } from "../steps";
import type { Reader } from "./reader";
import { closed, dialog, seen, type Walk, withExamples } from "./walk";

const HOME = "/dashboard/default";

/** Fills in Stripe's own page, and returns. */
async function pay(page: Page) {
  await page.getByLabel("Número de la tarjeta").fill("4242424242424242");
  await page.getByLabel("Vencimiento (MM/AA)").fill("12/34");
  await page.getByLabel("Código de seguridad").fill("123");
  await page.getByLabel("Nombre que figura en la tarjeta").fill("ELENA RUIZ");
  await page.getByRole("button", { name: "Suscribirme" }).click();
  await page.waitForURL(/subscription\/success/);
}

const plans: Walk = {
  prepare: async (world) => {
    const admin = await world.tenant({ role: "ADMIN_ROLE" });
    await admin.call("POST", "/api/plan-configs/sync-with-stripe");
    return { as: await world.tenant() };
  },
  at: HOME,
  does: [
    async (by) => {
      await by.press("Planes");
      await seen(by, "Premium");
      await by.picture("planes");
    },
    async (by) => {
      await by.page
        .getByRole("link", { name: /Estándar/ })
        .first()
        .click();
      await by.page.getByLabel(/^Leí y acepto las condiciones/).check();
      await by.press("Ir a pagar");
      await pay(by.page);
    },
    async (by) => {
      await by.press("Cuenta");
      await by.press("Plan y seguridad");
      await seen(by, "Próximo cobro");
    },
    async (by) => {
      await by.press("Cancelar la suscripción");
      await by.picture("cancelar", dialog(by));
    },
  ],
};

const privacy: Walk = {
  prepare: async (world) => ({ as: await world.tenant({ withPassword: true }) }),
  at: HOME,
  does: [
    async (by) => {
      await by.press("Cuenta");
      await by.press("E-mail y contraseña");
      await by.fill("Contraseña actual", PASSWORD);
      await by.fill("Contraseña nueva", "Otra-clave-de-prueba-2");
      await by.press("Cambiar la contraseña");
      await seen(by, "Contraseña actualizada correctamente");
    },
    async (by) => {
      await by.press("Plan y seguridad");
      await by.see("Este dispositivo");
      await by.picture(
        "dispositivos",
        by.page
          .locator("section")
          .filter({ has: by.page.getByRole("heading", { name: "Sesiones abiertas" }) }),
      );
    },
    async (by) => {
      await by.press("Perfil");
      await by.press("Avisos");
    },
    async (by) => {
      await by.press("Páginas de Cuenta");
      await by.press("Eliminadas");
    },
    async (by) => {
      await by.press("Cuenta");
      await by.press("Plan y seguridad");
      await by.see("Mis datos");
      await by.press("Descargar mis datos");
      await seen(by, "En preparación");
    },
    async (by) => {
      await by.press("Borrar mi cuenta");
      await by.fill("Tu contraseña", "Otra-clave-de-prueba-2");
      await dialog(by).getByRole("button", { name: "Borrar mi cuenta" }).click();
      await seen(by, /Tu cuenta se borra el/);
      await by.press("No borrar mi cuenta");
      await seen(by, "La cuenta ya no se borra.");
    },
  ],
};

/** The account of the next article, and the secret of its authenticator application. */
const walker = { email: "", secret: "" };
let authenticator: Authenticator | undefined;

const secondFactor: Walk = {
  prepare: async (world) => {
    const as = await world.tenant({ withPassword: true });
    walker.email = as.email;
    return { as };
  },
  at: HOME,
  does: [
    async (by) => {
      authenticator = await plugIn(by.page);
      await by.press("Cuenta");
      await by.press("Seguridad");
      await by.press("Activar códigos");
      await by.picture("codigo-qr", dialog(by));
    },
    async (by) => {
      const secret = (await dialog(by).locator("code").innerText()).replace(/\s/g, "");
      await by.fill("Código de tu aplicación", codeAt(secret, Date.now()));
      await by.press("Confirmar");
      await seen(by, "Guardá tus códigos de recuperación");
      walker.secret = secret;
    },
    async (by) => {
      await by.press("Ya los guardé");
      await closed(by);
    },
    async (by) => {
      await by.press("Agregar una llave");
      await seen(by, "Todavía no se usó");
      await by.picture("seguridad", by.page.locator("main"));
    },
    async (by) => {
      await authenticator?.answers(false);
      await signOut(by.page);
      await logInAt(by.page, "/login", walker);
      const code = codeAt(walker.secret, Date.now() + 30_000);
      await by.page.getByLabel("Código de tu aplicación").fill(code);
      await by.press("No pedirlo en este dispositivo por 30 días");
      await by.press("Ingresar");
      await by.page.waitForURL(HOME);
    },
  ],
  after: async (by) => {
    await by.page.goto("/apps/profiles/account/security");
    await by.see("Dispositivos recordados");
  },
};

/** Closes the open dialog, once it has the focus: before that it misses the key. */
async function leave(by: Reader) {
  await by.page.locator("[role=dialog]:focus-within").waitFor();
  await by.page.keyboard.press("Escape");
  await closed(by);
}

const keys: Walk = {
  prepare: withExamples,
  at: "/tareas",
  does: [
    async (by) => {
      await seen(by, "Tareas");
      await by.page.locator("main h1").waitFor();
      await by.page.keyboard.press("?");
      await by.see("Atajos del teclado");
      await by.picture("teclas", dialog(by));
      await leave(by);
    },
    async (by) => {
      await by.page.keyboard.press("Control+k");
      await by.see("Buscar en el estudio");
      await leave(by);
    },
    async (by) => {
      await by.page.keyboard.press("g");
      await by.page.keyboard.press("f");
      await by.page.waitForURL("**/apps/folders/list");
      await by.see("Causas");
      await by.page.keyboard.press("g");
      await by.page.keyboard.press("t");
      await by.page.waitForURL("**/tareas");
      await by.see("Tareas");
    },
    async (by) => {
      // The address is there before the page, which answers the letter.
      await by.page.getByRole("heading", { level: 1, name: "Tareas" }).waitFor();
      await by.page.keyboard.press("c");
      await by.see("Nueva tarea");
      await leave(by);
    },
    async (by) => {
      await by.press("Inicio");
      await by.fill("Anotar rápido", "tarea llamar al perito mañana");
      await by.page
        .getByRole("option", { name: /^Tarea/ })
        .first()
        .waitFor();
    },
  ],
};

export const ACCOUNT_WALKS = {
  planes: plans,
  privacidad: privacy,
  "segundo-factor": secondFactor,
  "atajos-del-teclado": keys,
} as const;
