import * as z from "zod";
import { ask, askFile } from "./court-ask";
import { dated, latestOf, line, link, offered, text } from "./court-fields";
import { type CourtCase, type CourtNumber, type CourtPort, CourtReserved } from "./court-portal";

const MOST = "100";

/** The MEV writes days as DD/MM/YYYY. */
const day = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/);
const isoOf = (said: string) => said.split("/").reverse().join("-");

const causa = z.object({
  idCausa: z.number().int().positive(),
  caratula: line(500),
  organismo: line(200),
  estado: text(60),
  ultimoPaso: z.object({ fecha: day, tramite: line(250) }).nullish(),
});
const found = z.object({ causas: z.array(causa) });

const archivo = z.object({
  idArchivo: z.number().int().positive(),
  nombre: z.string().min(1).max(255),
  tipo: z.string().max(120),
  bytes: z.number().int().positive(),
});
const pasos = z.object({
  pasos: z.array(
    z.object({
      fecha: day,
      tramite: line(250),
      descripcion: text(5000).nullish(),
      adjunto: link,
      archivo: offered(archivo),
    }),
  ),
  siguiente: z.string().max(500).nullable(),
  quedan: z.number().int().min(0),
});

/** The feed of the MEV. */
export const mev: CourtPort = {
  async health() {
    await ask("mev", z.object({ ok: z.literal(true) }), ["salud"]);
  },
  async find({ number, department }: CourtNumber) {
    const query = { receptoria: number, departamento: department ?? "" };
    const { causas } = await ask("mev", found, ["causas"], query);
    const [one] = causas;
    return one && caseOf(one);
  },
  async movements(id, cursor) {
    const query = { cantidad: MOST, ...(cursor === null ? {} : { despuesDe: cursor }) };
    const page = await ask("mev", pasos, ["causas", id, "pasos"], query);
    const movements = page.pasos.map(({ fecha, tramite, descripcion, adjunto, archivo: file }) => ({
      ...dated(isoOf(fecha), fecha, descripcion ?? ""),
      title: tramite ?? "Paso procesal",
      kind: null,
      link: adjunto,
      ...(file && { file: fileOf(file) }),
    }));
    return { movements, cursor: page.siguiente, more: page.quedan > 0 };
  },
  file: (id, fileId, most) => askFile("mev", ["causas", id, "archivos", fileId], most),
};

const fileOf = ({ idArchivo, nombre, tipo, bytes }: z.output<typeof archivo>) => ({
  ...{ id: String(idArchivo), name: nombre, type: tipo, size: bytes },
});

function caseOf(one: z.output<typeof causa>): CourtCase {
  const { idCausa, caratula, organismo, estado, ultimoPaso: last } = one;
  if (estado === "RESERVADA") throw new CourtReserved("La MEV tiene reservada esa causa.");
  const latest = last ? latestOf(isoOf(last.fecha), last.tramite) : null;
  return { id: String(idCausa), caratula, court: organismo, situation: estado || null, latest };
}
