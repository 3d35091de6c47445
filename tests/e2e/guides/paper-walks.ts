import { Causas } from "@foja/core/courts/causas";
import { Documents } from "@foja/core/practice/documents";
import { Folders } from "@foja/core/practice/folders";
import { pdfOf } from "@foja/harness/papers";
import type { World } from "../world";
import { publish, sync } from "./court";
import type { Reader } from "./reader";
import { closed, dialog, seen, type Walk } from "./walk";

const HOME = "/dashboard/default";
const CASE = "Pérez, Ana c/ Transportes del Sur S.A. s/ despido";

const CLAIM = [
  "PROMUEVE DEMANDA\n\nAna Pérez, por derecho propio, demanda a Transportes del Sur S.A. por despido.",
  "HECHOS\n\nLa actora ingresó el 3 de marzo de 2014 y fue despedida sin causa el 9 de febrero de 2026.\n\n" +
    "La demandada negó el pago de la indemnización por antigüedad y de las horas extra.",
];
const WAGES = ["RECIBO DE HABERES\n\nPérez, Ana. Enero de 2026. Categoría: administrativa."];
const EXPERT = ["PERICIA CONTABLE\n\nEl perito compulsó los libros de la demandada."];

/** Chooses a PDF where the system's dialog opens. */
async function choose(by: Reader, name: string, file: string): Promise<void> {
  const opened = by.page.waitForEvent("filechooser");
  await by.press(name);
  const buffer = await pdfOf(EXPERT);
  await (await opened).setFiles({ name: file, mimeType: "application/pdf", buffer });
}

/** Goes back to the documents of the case. */
async function toDocuments(by: Reader): Promise<void> {
  await by.page.getByRole("link", { name: CASE }).first().click();
  await by.page.getByRole("link", { name: "Documentos" }).last().click();
}

const papers: Walk = {
  prepare: async (world) => {
    const as = await world.tenant();
    const { _id: folderId } = await as.as(() => Folders.create({ folderName: CASE }));
    const add = async (name: string, pages: string[], given: object) => {
      const made = { name, fileName: `${name}.pdf`, type: "application/pdf" };
      const bytes = await pdfOf(pages);
      const kept = { kind: "prueba", date: "2026-03-02", ...made, ...given } as const;
      await as.as(() => Documents.keep({ ...kept, folderId, source: "upload", bytes }));
    };
    await add("Demanda", CLAIM, { kind: "demanda", foja: 1 });
    await add("Recibos de sueldo", WAGES, { date: "2026-03-09", foja: 12 });
    return { as, path: `/apps/folders/details/${folderId}` };
  },
  at: HOME,
  does: [
    async (by) => {
      await by.press("Documentos");
      await choose(by, "Subir documentos", "Pericia.pdf");
    },
    async (by) => {
      await seen(by, "1 archivo subido");
      await by.press("Listo");
      await by.page.getByRole("link", { name: "Pericia", exact: true }).waitFor();
      await by.picture("lista");
    },
    async (by) => {
      await by.page.getByRole("button", { name: "Acciones de Pericia" }).click();
      await by.press("Editar");
      await by.fill("Nombre", "Pericia contable");
      await by.choose("Tipo", "pericia");
      await by.press("Guardar cambios");
      await closed(by);
    },
    async (by) => {
      await by.page.getByRole("link", { name: "Pericia contable" }).press("Enter");
      await by.see("Versiones");
      await choose(by, "Subir una versión nueva", "Pericia corregida.pdf");
      await seen(by, /^Versión 2/);
      await by.page.getByRole("button", { name: "Listo" }).click();
    },
    async (by, world) => {
      await world.foja().settle();
      await by.page.keyboard.press("Control+k");
      const sought = by.page.getByPlaceholder("Carátula, número, persona, tarea…");
      await sought.fill("indemnizacion");
      await by.see("En el texto de los documentos");
      await by.page.getByRole("option", { name: /Demanda.*Página 2/ }).click();
    },
    async (by) => {
      await by.page.getByRole("heading", { name: "Demanda" }).waitFor();
      await seen(by, "1 de 1");
      await by.page.evaluate(() => window.scrollTo(0, 0));
      await by.picture("texto");
      await by.fill("Buscar en este documento", "horas extra");
      // PDF.js goes to what it found, and complains if the page is left before that.
      await by.page.locator(".highlight.selected", { hasText: /horas|extra/ }).waitFor();
      await by.see("Imprimir");
    },
    async (by) => {
      await toDocuments(by);
      for (const name of [/Demanda/, /Recibos de sueldo/])
        await by.page.getByRole("checkbox", { name }).check();
      await by.press("Armar el expediente");
      await by.see("Orden de los documentos");
      await by.see("Dónde se presenta");
      await by.picture("expediente", dialog(by));
    },
    async (by) => {
      await by.press("Armar");
      await seen(by, /^El expediente está listo: /);
      await by.see("Bajar");
      await by.press("Cerrar");
    },
  ],
};

const NUMBER = "CNT 223344/2024";

const writs: Walk = {
  prepare: async (world: World) => {
    const as = await world.tenant();
    await publish(world, NUMBER, "Demanda", "Por presentado, por parte.");
    const registered = { name: "CPACF", registrationNumber: "T.º 88 F.º 412" };
    const skills = [{ ...registered, taxCode: "27-23456789-1" }];
    await as.call("POST", "/api/auth/skills", { body: { skills } });
    await as.as(async () => {
      const court = { folderJuzgado: "Juzgado Nacional del Trabajo N.º 12" };
      const { _id } = await Folders.create({ folderName: CASE, folderParte: "actor", ...court });
      await Causas.link(_id, { system: "pjn", number: NUMBER, confirmed: true });
    });
    await sync(world);
    const text = "De la pericia contable, traslado a las partes por cinco días. Notifíquese.";
    await publish(world, NUMBER, "Traslado de la pericia", text);
    await sync(world);
    return { as };
  },
  at: HOME,
  does: [
    async (by) => {
      await by.press("Causas");
      await by.press("Novedades");
      await by.press("Agendar y redactar: Impugna pericia");
      await seen(by, /El escrito está en borrador$/);
    },
    async (by) => {
      await by.press("Resueltas");
      await by.page.getByRole("link", { name: /^Traslado de la pericia / }).click();
      await by.press("Abrir el escrito que responde");
      await by.page.getByRole("textbox", { name: "Texto del escrito" }).waitFor();
      await by.picture("hoja");
    },
    async (by) => {
      await by.fill("Domicilio procesal", "Lavalle 1290, CABA");
      await by.page.keyboard.press("Enter");
      await by.see("No falta ningún dato.");
    },
    async (by) => {
      const page = by.page.getByRole("textbox", { name: "Texto del escrito" });
      await page.getByText("Proveer de conformidad,").click();
      await by.page.keyboard.press("End");
      await by.page.keyboard.type(" y rápido");
      await by.see("Guardado");
      await by.page.getByRole("button", { name: /^Más acciones de / }).click();
      await by.see("Versiones anteriores");
      await by.page.keyboard.press("Escape");
    },
    async (by) => {
      await by.press("Pasar a revisión");
      await by.press("Marcar listo");
      await by.press("Descargar");
      await by.see("Descargar DOCX");
      await by.see("Descargar PDF");
      await by.page.keyboard.press("Escape");
    },
    async (by) => {
      await by.press("Presentado");
      await by.fill("Número de constancia", "PJN-2026-77");
      await by.page.getByLabel("Archivo de la constancia").setInputFiles({
        ...{ name: "constancia.pdf", mimeType: "application/pdf" },
        buffer: await pdfOf(["Constancia de presentación"]),
      });
      await by.see("Archivo de la constancia");
      await by.press("Guardar presentación");
      await closed(by);
      await by.see("El PDF que se presentó");
      await by.see("La constancia");
      await by.picture("presentado");
    },
  ],
  after: async (by) => {
    await by.page.getByRole("link", { name: CASE }).first().click();
    await by.press("Escritos");
    await by.press("Nuevo escrito");
    await by.page.keyboard.press("Escape");
    await by.page.goto("/apps/escritos");
    await by.press("Modelos");
    await by.see("Nuevo modelo");
  },
};

export const PAPER_WALKS = {
  "papeles-de-una-causa": papers,
  "redactar-un-escrito": writs,
} as const;
