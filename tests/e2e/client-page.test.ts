import { made } from "@foja/harness/reserved";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { hydrated, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let ana: Tenant;
let folderId = "";
let contactId = "";

beforeAll(async () => {
  ana = await world.tenant();
  folderId = (await made(ana, "/api/folders", { folderName: "Pérez, Rosa c/ Gómez S.A." }))._id;
  const client = { name: "Rosa", lastName: "Pérez", document: "20123456", role: "cliente" };
  const body = { ...client, folderIds: [folderId] };
  contactId = (await made(ana, "/api/contacts/create", body))._id;
});

/** A photograph of one grey point. */
const PHOTO = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==",
  "base64",
);

const today = () => new Date().toISOString().slice(0, 10);

async function linkOf(): Promise<string> {
  const { body } = await ana.call("POST", "/api/client-links", { body: { contactId } });
  return new URL((body.link as { url: string }).url).pathname;
}

describe("a client's page", () => {
  it("tells what happened once it is approved with one key, and takes an answer into the case", async () => {
    const path = await linkOf();
    await made(ana, "/api/movements", {
      ...{ folderId, title: "Traslado de la demanda", time: today(), movement: "Despacho" },
    });
    const { page } = await world.visit({ as: ana });
    await page.goto("/apps/notices");
    await hydrated(page);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText(/El juzgado recibió la demanda/).count();
      })
      .toBe(1);
    await page.keyboard.press("a");
    await seen(page, "Aprobado: ya está en la página del cliente");

    const { page: phone } = await world.visit({ width: 390, expects: /401/ });
    await phone.goto(path);
    await phone.getByLabel("Últimos cuatro números de tu documento").fill("3456");
    await phone.getByRole("button", { name: "Ver mi caso" }).click();
    await phone.getByRole("heading", { name: "Hola, Rosa Pérez" }).waitFor();
    await seen(phone, /El juzgado recibió la demanda/);
    await phone.getByLabel("Tu mensaje").fill("¿Sirve este telegrama?");
    const [camera] = await Promise.all([
      phone.waitForEvent("filechooser"),
      phone.getByRole("button", { name: "Sacar una foto" }).click(),
    ]);
    await camera.setFiles({ name: "telegrama.jpg", mimeType: "image/jpeg", buffer: PHOTO });
    const files = phone.getByRole("list", { name: "Archivos del mensaje" });
    await files.getByText(/ KB$/).waitFor();
    await phone.getByRole("button", { name: "Enviar" }).click();
    await seen(phone, "Tu mensaje le llegó a tu abogado.");

    // In the case: the alert leads to its talk, with the photograph as a document of the case.
    await page.goto(`/apps/chat?con=${folderId}`);
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
    await phone.reload();
    const [download] = await Promise.all([
      phone.waitForEvent("download"),
      phone.getByRole("button", { name: "Bajar telegrama" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/telegrama/);
  });

  it("is looked at in every width and mode: the proof, the list of the practice", async () => {
    const path = await linkOf();
    await examineScreen(world, {
      ...{ name: "client-proof", path, shows: "Confirmá quién sos" },
      expects: /401/,
    });
    await examineScreen(
      world,
      { name: "notices", path: "/apps/notices", shows: "No hay nada para avisar" },
      ana,
    );
    await examineScreen(
      world,
      {
        name: "notice-settings",
        path: "/apps/notices/settings",
        shows: "Pago que hizo el cliente",
      },
      ana,
    );
  });
});
