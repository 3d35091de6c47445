import * as z from "zod";
import { ask } from "./court-ask";
import { dated, latestOf, line, link, text } from "./court-fields";
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

const pasos = z.object({
  pasos: z.array(
    z.object({ fecha: day, tramite: line(250), descripcion: text(5000).nullish(), adjunto: link }),
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
    const movements = page.pasos.map(({ fecha, tramite, descripcion, adjunto }) => ({
      ...dated(isoOf(fecha), fecha, descripcion ?? ""),
      title: tramite ?? "Paso procesal",
      kind: null,
      link: adjunto,
    }));
    return { movements, cursor: page.siguiente, more: page.quedan > 0 };
  },
};

function caseOf(one: z.output<typeof causa>): CourtCase {
  const { idCausa, caratula, organismo, estado, ultimoPaso: last } = one;
  if (estado === "RESERVADA") throw new CourtReserved("La MEV tiene reservada esa causa.");
  const latest = last ? latestOf(isoOf(last.fecha), last.tramite) : null;
  return { id: String(idCausa), caratula, court: organismo, situation: estado || null, latest };
}
