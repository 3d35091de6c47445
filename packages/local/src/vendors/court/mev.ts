import { Hono } from "hono";
import type { CourtFile } from "./docket";
import { fileAnswer, fileNumber, fileSize } from "./entry-files";
import type { Faults } from "./faults";
import { COURT_MEV_KEY } from "./keys";
import { limitOf, pageOf } from "./pages";
import { fromMevId, mevId, numberOf, type Place, placeOf } from "./place";
import type { Registry } from "./registry";
import { guarded, refuse } from "./wire";

/** A stand-in for the feed of the MEV, in its own field names. */
export function mevFeed(registry: Registry, faults: Faults): Hono {
  const app = new Hono();
  const answered = guarded("mev", COURT_MEV_KEY, faults);
  const found = (id: string | undefined) => {
    const place = fromMevId(Number(id));
    const file = place && registry.file(place);
    return place && file && { place, file };
  };
  app.get(
    "/v1/salud",
    answered((c) => c.json({ ok: true })),
  );
  app.get(
    "/v1/causas",
    answered((c) => {
      const { receptoria = "", departamento = "" } = c.req.query();
      const place = placeOf("mev", receptoria);
      if (!place?.prefix || departamento === "") return refuse(400, "receptoria");
      const file = registry.file(place);
      return c.json({ causas: file ? [headOf(place, file, departamento)] : [] });
    }),
  );
  app.get(
    "/v1/causas/:id",
    answered((c) => {
      const one = found(c.req.param("id"));
      return one ? c.json({ causa: headOf(one.place, one.file, "") }) : refuse(404, "no_existe");
    }),
  );
  app.get(
    "/v1/causas/:id/pasos",
    answered((c, fault) => {
      const one = found(c.req.param("id"));
      if (!one) return refuse(404, "no_existe");
      if (one.file.reserved) return refuse(403, "reservada");
      const { despuesDe, cantidad } = c.req.query();
      const { entries, cursor, left } = pageOf(one.file, despuesDe, limitOf(cantidad), fault);
      const pasos = entries.map(({ date, title, text, link, file }) => ({
        fecha: typed(date),
        tramite: title,
        descripcion: text,
        adjunto: link,
        ...(file && {
          archivo: {
            idArchivo: fileNumber(file),
            ...{ nombre: file.name, tipo: file.type, bytes: fileSize(file) },
          },
        }),
      }));
      return c.json({ pasos, siguiente: cursor, quedan: left });
    }),
  );
  app.get(
    "/v1/causas/:id/archivos/:archivo",
    answered((c) => {
      const one = found(c.req.param("id"));
      if (one?.file.reserved) return refuse(403, "reservada");
      const answer = one && fileAnswer(one.file, c.req.param("archivo") ?? "");
      return answer ?? refuse(404, "no_existe");
    }),
  );
  return app;
}

/** A day as the MEV writes it. */
const typed = (date: string) => date.split("-").reverse().join("/");

function headOf(
  place: Place,
  { caratula, court, reserved, entries }: CourtFile,
  departamento: string,
) {
  const last = reserved ? undefined : entries.at(-1);
  return {
    idCausa: mevId(place),
    receptoria: numberOf(place),
    caratula: reserved ? null : caratula,
    organismo: reserved ? null : court,
    departamento,
    estado: reserved ? "RESERVADA" : "EN TRAMITE",
    ultimoPaso: last ? { fecha: typed(last.date), tramite: last.title } : null,
  };
}
