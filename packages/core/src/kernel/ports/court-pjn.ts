import * as z from "zod";
import { ask, askFile } from "./court-ask";
import { dated, latestOf, line, link, offered, text } from "./court-fields";
import { type CourtCase, type CourtNumber, type CourtPort, CourtReserved } from "./court-portal";

const MOST = "100";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const expediente = z.object({
  id: z.string().min(1).max(100),
  caratula: line(500),
  dependencia: line(200),
  situacion: line(60),
  ultimaActuacion: z.object({ fecha: day, titulo: line(250) }).nullish(),
  reservado: z.boolean(),
});
const found = z.object({ expedientes: z.array(expediente) });
const documento = z.object({
  id: z.string().min(1).max(100),
  nombre: z.string().min(1).max(255),
  tipo: z.string().max(120),
  tamano: z.number().int().positive(),
});
const actuaciones = z.object({
  actuaciones: z.array(
    z.object({
      fecha: day,
      tipo: line(60),
      titulo: line(250),
      texto: text(5000).nullish(),
      enlace: link,
      documento: offered(documento),
    }),
  ),
  cursor: z.string().max(500).nullable(),
  hayMas: z.boolean(),
});

const NUMBER = /^([A-Z]{3}) (\d{6})\/(\d{4})(?:\/(.+))?$/;

/** The feed of the PJN. */
export const pjn: CourtPort = {
  async health() {
    await ask("pjn", z.object({ estado: z.literal("ok") }), ["estado"]);
  },
  async find({ number }: CourtNumber) {
    const [, fuero = "", numero = "", anio = "", incidente] = NUMBER.exec(number) ?? [];
    const query = { fuero, numero, anio, ...(incidente ? { incidente } : {}) };
    const { expedientes } = await ask("pjn", found, ["expedientes"], query);
    const [one] = expedientes;
    return one && caseOf(one);
  },
  async movements(id, cursor) {
    const query = { limite: MOST, ...(cursor === null ? {} : { desde: cursor }) };
    const page = await ask("pjn", actuaciones, ["expedientes", id, "actuaciones"], query);
    const movements = page.actuaciones.map(
      ({ fecha, tipo, titulo, texto, enlace, documento: file }) => ({
        ...dated(fecha, fecha, texto ?? ""),
        title: titulo ?? tipo ?? "Actuación",
        kind: tipo,
        link: enlace,
        ...(file && { file: fileOf(file) }),
      }),
    );
    return { movements, cursor: page.cursor, more: page.hayMas };
  },
  file: (id, fileId, most) => askFile("pjn", ["expedientes", id, "documentos", fileId], most),
};

const fileOf = ({ id, nombre, tipo, tamano }: z.output<typeof documento>) => ({
  ...{ id, name: nombre, type: tipo, size: tamano },
});

function caseOf(one: z.output<typeof expediente>): CourtCase {
  const { id, caratula, dependencia, situacion, ultimaActuacion: last } = one;
  if (one.reservado) throw new CourtReserved("El PJN tiene reservado ese expediente.");
  const latest = last ? latestOf(last.fecha, last.titulo) : null;
  return { id, caratula, court: dependencia, situation: situacion, latest };
}
