import { now } from "@foja/core/kernel/clock";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { linedPdf } from "@foja/harness/pdf";
import { photo } from "@foja/harness/pictures";
import { rawLetter, sendBySmtp } from "@foja/harness/post-in";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { bringAxe, examine } from "./looks";
import { openFirstCase } from "./steps";
import { heading, hydrated, open, seen, type Visit } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

const EMAIL = "primera.linea@ejemplo.com.ar";
const NUMBER = "CNT 120002/2024";
const courtFile = `/_local/court/pjn/cases/${encodeURIComponent(NUMBER)}`;

const dialog = (page: Page) => page.getByRole("dialog");
const into = (page: Page, label: string, text: string) =>
  dialog(page).getByLabel(label, { exact: true }).fill(text);

async function publish(title: string): Promise<void> {
  const body = JSON.stringify({ date: dayOf(now()), title, text: "Notifíquese." });
  const url = `${world.foja().url}${courtFile}/movements`;
  expect((await fetch(url, { method: "POST", body })).ok).toBe(true);
}

let office: Visit;
let phone: Visit;
let casePath = "";

beforeAll(async () => {
  await publish("Demanda");
});

/** Examines a page in every width and mode, and gives it the size that it had. */
async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await examine(page, name);
  await page.setViewportSize(size);
}

/** From the landing page to the page of a case that its court knows, whose client is Rosa Pérez. */
async function begin(page: Page): Promise<void> {
  await openFirstCase(page, world, {
    ...{ email: EMAIL, number: NUMBER, client: "Rosa Pérez" },
    represent: async () => {
      await page
        .getByLabel("Representás a", { exact: true })
        .last()
        .selectOption({ label: "Actor" });
    },
  });
  casePath = new URL(page.url()).pathname;
  await world.foja().settle();
  await seen(page, "Al día");
}

/** Gives the client a document and a page of their own, and returns the path of that. */
async function linkOfClient(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Rosa Pérez" }).first().click();
  const card = page.getByRole("complementary", { name: "Ficha del contacto" });
  await card.getByRole("button", { name: "Editar" }).click();
  await into(page, "Documento", "20123456");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  await card.getByRole("button", { name: "Crear un enlace" }).click();
  const url = await card.getByText(/\/c\/[\w-]{22}/).textContent();
  return new URL(url ?? "").pathname;
}

/** The address of the case, which its page copies. */
async function addressOfCase(page: Page): Promise<string> {
  await open(page, casePath);
  await page.getByRole("button", { name: "Copiar la dirección" }).click();
  await seen(page, "Dirección copiada");
  return page.evaluate(() => navigator.clipboard.readText());
}

describe("what happens in a case, told to its client and answered", () => {
  it("goes from the court to the client's telephone, and back into the case", async () => {
    office = await world.visit();
    await bringAxe(office);
    const { page } = office;
    await begin(page);
    const path = await linkOfClient(page);

    // A movement arrives, and is told with one key.
    await publish("Traslado de la demanda");
    expect(await world.foja().runJob("court-sync")).toMatchObject({ ok: true });
    await world.foja().settle();
    await open(page, "/apps/notices");
    await seen(page, /recibió tu demanda y dispuso/);
    await look(page, "walk-notices");
    await page.keyboard.press("a");
    await seen(page, "Aprobado: ya está en la página del cliente");

    // On the telephone: the proof, what happened, a question with a photograph.
    phone = await world.visit({ width: 390, expects: /401/ });
    await bringAxe(phone);
    await phone.page.goto(path);
    await phone.page.getByLabel("Últimos cuatro números de tu documento").fill("3456");
    await phone.page.getByRole("button", { name: "Ver mi caso" }).click();
    await phone.page.getByRole("heading", { name: "Hola, Rosa Pérez" }).waitFor();
    await seen(phone.page, /recibió tu demanda y dispuso/);
    await phone.page.getByLabel("Tu mensaje").fill("¿Sirve este telegrama?");
    const [camera] = await Promise.all([
      phone.page.waitForEvent("filechooser"),
      phone.page.getByRole("button", { name: "Sacar una foto" }).click(),
    ]);
    const buffer = Buffer.from(photo("jpg"));
    await camera.setFiles({ name: "telegrama.jpg", mimeType: "image/jpeg", buffer });
    const files = phone.page.getByRole("list", { name: "Archivos del mensaje" });
    await files.getByText(/ KB$/).waitFor();
    await look(phone.page, "walk-client-page");
    await phone.page.getByRole("button", { name: "Enviar" }).click();
    await seen(phone.page, "Tu mensaje le llegó a tu abogado.");

    // In the case: its talk has the question, its documents the photograph.
    const folderId = casePath.split("/").at(-1);
    await open(page, `/apps/chat?con=${folderId}`);
    await seen(page, "¿Sirve este telegrama?");
    await seen(page, "Rosa Pérez (cliente)");
    await page
      .getByRole("article")
      .getByRole("link", { name: /telegrama/ })
      .click();
    await page.getByRole("heading", { name: "telegrama" }).waitFor();
    await seen(page, "Lo mandó el cliente desde su página");

    // Shared from the document's page, it is on the client's, who downloads it.
    await page.getByRole("button", { name: "Compartir con el cliente…" }).click();
    await page.getByText("Lo va a ver:").waitFor();
    await page.getByRole("button", { name: "Compartir", exact: true }).click();
    await seen(page, "El cliente ya lo puede ver.");
    await phone.page.reload();
    const [download] = await Promise.all([
      phone.page.waitForEvent("download"),
      phone.page.getByRole("button", { name: "Bajar telegrama" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/telegrama/);

    // A letter with a PDF, sent to the address that the case's page copies.
    const to = await addressOfCase(page);
    const content = Buffer.from(await linedPdf("recibo", 1));
    const attachments = [{ filename: "Recibo.pdf", type: "application/pdf", content }];
    const raw = await rawLetter({ subject: "Recibos de sueldo", to, attachments });
    await sendBySmtp(world.foja().mailIn, raw, { to: [to] });
    await world.foja().settle();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Recibos de sueldo" }).click();
    await page.waitForURL(/apps\/letters\/ltr_/);
    await heading(page, "Responder a Juan Sosa");
    await seen(page, "Le mando lo que me pidió.");
    await look(page, "walk-letter");
    await page.getByLabel("Respuesta").fill("Recibido. Gracias.");
    await page.getByRole("button", { name: "Adjuntar documentos de la causa" }).click();
    await page.getByLabel(/^telegrama/).check();
    await page.getByRole("button", { name: "Enviar respuesta" }).click();
    await seen(page, "Re: Recibos de sueldo");
    await world.foja().settle();
    const [answer] = world.foja().inbox.list("juan@cliente.example");
    expect(answer?.text).toContain("Recibido. Gracias.");
    expect(answer?.attachments.map(({ filename }) => filename)).toEqual(["telegrama.jpg"]);
    expect(answer?.headers["Reply-To"]).toContain(to);
    await open(page, `${casePath}?ver=documentos`);
    await seen(page, "Recibo");
    await seen(page, "telegrama");

    // How it goes out by WhatsApp too, if the titular wants it.
    await open(page, "/apps/notices/settings");
    await seen(page, "Enviar los avisos por WhatsApp desde el número de Foja");
    await look(page, "walk-notice-settings");
  });
});
