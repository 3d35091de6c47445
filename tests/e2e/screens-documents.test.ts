import { Folders } from "@foja/core/practice/folders";
import { postChatFile } from "@foja/harness/chats";
import { newDocument, newVersion, PDF } from "@foja/harness/documents";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, type Screen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const LIST = "/apps/documents";

let ana: Tenant;
const at = { folderId: "", documentId: "" };

beforeAll(async () => {
  ana = await world.tenant();
  const { _id: folderId } = await ana.as(() =>
    Folders.create({ folderName: "Pérez, Ana c/ Transportes del Sur S.A. s/ despido" }),
  );
  at.folderId = folderId;
  const add = (name: string, given: object) => newDocument(ana, { name, ...given });
  await add("Demanda.pdf", { folderId, kind: "demanda", date: "2026-03-02", foja: 1 });
  await add("Recibos de sueldo de enero a diciembre, con su certificación notarial.pdf", {
    ...{ folderId, kind: "prueba", date: "2026-03-02", foja: 12, tags: ["Salarios", "Original"] },
  });
  const pericia = await add("Pericia contable.pdf", { folderId, kind: "pericia", foja: 214 });
  at.documentId = pericia._id;
  await newVersion(ana, pericia._id, `${PDF}\n%más`);
  await add("Modelo de poder.pdf", { kind: "poder" });
  const files = [await postChatFile(ana, folderId, { name: "telegrama.pdf" })];
  await ana.call("POST", "/api/chat/insert", { body: { to: folderId, text: "Va", files } });
});

const screens: (Omit<Screen, "path"> & { path: () => string })[] = [
  { name: "documents", path: () => LIST, shows: "Modelo de poder" },
  { name: "documents-peek", path: () => `${LIST}?doc=${at.documentId}`, shows: "Versión 2" },
  { name: "documents-no-match", path: () => `${LIST}?q=zzz`, shows: "Ningún documento coincide" },
  {
    name: "case-documents",
    path: () => `/apps/folders/details/${at.folderId}?ver=documentos`,
    shows: "En las tareas y los mensajes",
  },
  { name: "document", path: () => `${LIST}/${at.documentId}`, shows: "Versión 2" },
  {
    name: "document-edit",
    path: () => `${LIST}?editar=${at.documentId}`,
    shows: "La foja de la causa a la que pertenece.",
  },
  {
    name: "documents-tray",
    path: () => `/apps/folders/details/${at.folderId}?ver=documentos`,
    shows: "En las tareas y los mensajes",
    prepare: async (page) => {
      await page.getByLabel("Elegir archivos").setInputFiles([
        {
          name: "Contestación de demanda.pdf",
          mimeType: "application/pdf",
          buffer: Buffer.from(PDF),
        },
        { name: "programa.exe", mimeType: "application/pdf", buffer: Buffer.from("MZ") },
        { name: "Oficio.pdf", mimeType: "application/pdf", buffer: Buffer.from("no es un PDF") },
      ]);
      await seen(page, "1 archivo subido, 2 no");
    },
    expects: /422/,
  },
  { name: "documents-new", path: () => `${LIST}?nuevo=1`, shows: "Elegí los archivos" },
];

describe("the screens of the documents", () => {
  it.each(screens)("$name", async ({ path, ...screen }) => {
    await examineScreen(world, { ...screen, path: path() }, ana);
  });

  it("documents-empty", async () => {
    const shows = "Todavía no hay documentos.";
    await examineScreen(
      world,
      { name: "documents-empty", path: LIST, shows },
      await world.tenant(),
    );
  });
});
