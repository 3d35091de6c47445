import { randomUUID } from "node:crypto";
import { PASSWORD, type Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heading, open } from "./visit";
import type { World } from "./world";

/** Types a person's e-mail and password into the login, and submits them. */
export async function logIn(page: Page, { email }: Pick<Tenant, "email">, password = PASSWORD) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Ingresar", exact: true }).click();
}

/** Opens an address and signs in there. */
export async function logInAt(page: Page, path: string, tenant: Pick<Tenant, "email">) {
  await open(page, path);
  await logIn(page, tenant);
}

/** Registers Julia Sosa from the landing page, up to the e-mailed code. */
export async function signUp(page: Page, email: string): Promise<void> {
  await open(page, "/");
  await page.getByRole("link", { name: "Crear cuenta" }).first().click();
  await heading(page, "Abrí tu estudio en Foja");
  await page.getByLabel("Nombre").fill("Julia");
  await page.getByLabel("Apellido").fill("Sosa");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Contraseña", { exact: true }).press("Enter");
  await heading(page, "Verificá tu e-mail");
}

type FirstCase = {
  email: string;
  /** The number of a case that its court knows. */
  number: string;
  client: string;
  /** Chooses whom the practice represents, in the dialog. */
  represent: () => Promise<void>;
};

/** From the landing page to the page of the first case, with a new client and linked with its court. */
export async function openFirstCase(page: Page, world: World, first: FirstCase): Promise<void> {
  const dialog = page.getByRole("dialog");
  const into = (label: string, text: string) =>
    dialog.getByLabel(label, { exact: true }).fill(text);
  await signUp(page, first.email);
  await page.getByLabel("Código de 6 números").fill(await world.codeFor(first.email));
  await page.waitForURL("/dashboard/default");
  await page.getByRole("link", { name: "Cargar la primera" }).click();
  await into("Número de expediente", first.number);
  await page.keyboard.press("Enter");
  await dialog.getByText("¿Es esta causa?").waitFor();
  await into("Cliente", first.client);
  await dialog.getByRole("option", { name: /^Crear/ }).waitFor();
  await page.keyboard.press("Enter");
  await first.represent();
  await dialog.getByRole("button", { name: "Crear y vincular" }).click();
  await page.waitForURL(/details\/fol_/);
}

/** Registers an e-mail address in another browser than the test's, and returns it. */
export async function registerElsewhere({ foja }: Pick<World, "foja">): Promise<string> {
  const email = `eva-${randomUUID()}@ejemplo.com.ar`;
  const person = { email, password: PASSWORD, firstName: "Eva", lastName: "Ríos" };
  const { status } = await fetch(`${foja().url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  if (status !== 201) throw new Error(`the registration answered ${status}`);
  return email;
}

/** The address of the page, without its origin. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** Chooses «Cerrar Sesión», and waits for the login. The server may not have answered yet. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mi cuenta" }).click();
  await page.getByRole("menuitem", { name: "Cerrar Sesión" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
}

/** Signs out, and waits for the server: a page opened meanwhile would ask it again. */
export async function signOut(page: Page): Promise<void> {
  await leave(page);
  await page.waitForFunction(() => localStorage.getItem("foja.left") === null);
}

/**
 * Keeps a page scrolled to its end in every width: there the bar of the marked rows is below them.
 * Further up it covers part of a row, like anything fixed.
 */
export const stayAtEnd = (page: Page) =>
  page.evaluate(() => {
    const toEnd = () => window.scrollTo(0, document.body.scrollHeight);
    window.addEventListener("resize", () => requestAnimationFrame(toEnd));
    toEnd();
  });

/** Chooses «Eliminar» in the open menu, and confirms. */
export async function deleteByMenu(page: Page): Promise<void> {
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
}

/** What a page draws until it has announced a move: frames, which a busy machine draws later. */
const FRAMES = 120;

/**
 * Moves what was taken with the keyboard until the given text is announced. An arrow pressed in the
 * instant of taking it, before places were measured, moves nothing.
 */
export async function arrowTo(page: Page, key: string, text: string): Promise<void> {
  const there = page.getByText(text);
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press(key);
    for (let frame = 0; frame < FRAMES; frame += 1) {
      if ((await there.count()) > 0) return;
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    }
  }
  throw new Error(`${key} did not lead to ${text}`);
}

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** Does what writes, and waits until the server has accepted it: a page left earlier may not ask. */
export async function saved(page: Page, action: () => Promise<unknown>, path = /^\/api\//) {
  const answer = page.waitForResponse((response) => {
    const isWrite = WRITES.includes(response.request().method());
    return isWrite && response.ok() && path.test(new URL(response.url()).pathname);
  });
  await Promise.all([answer, action()]);
}

/** Drops PDFs on the page of a case or of documents, as from a folder of the machine. */
export async function dropOn(
  page: Page,
  files: readonly { name: string; content: string | Buffer }[],
): Promise<void> {
  const given = files.map(({ name, content }) => ({
    name,
    base64: Buffer.from(content as string).toString("base64"),
  }));
  const transfer = await page.evaluateHandle((announced) => {
    const data = new DataTransfer();
    for (const { name, base64 } of announced) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: "application/pdf" }));
    }
    return data;
  }, given);
  // What takes them may still be loading.
  const overlay = page.getByText(/^Soltá para subir a/);
  await expect
    .poll(async () => {
      await page.dispatchEvent("main", "dragover", { dataTransfer: transfer });
      return overlay.isVisible();
    })
    .toBe(true);
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
}
