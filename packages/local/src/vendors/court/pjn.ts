import { type Context, Hono } from "hono";
import type { CourtFile } from "./docket";
import { fileAnswer, fileNumber, fileSize } from "./entry-files";
import type { Faults } from "./faults";
import { COURT_PJN_KEY } from "./keys";
import { limitOf, pageOf } from "./pages";
import { fromPjnId, numberOf, type Place, pjnId, placeOf } from "./place";
import type { Registry } from "./registry";
import { guarded, refuse } from "./wire";

/** A stand-in for the feed of the PJN, in its own field names. */
export function pjnFeed(registry: Registry, faults: Faults): Hono {
  const app = new Hono();
  const answered = guarded("pjn", COURT_PJN_KEY, faults);
  const found = (id: string | undefined) => {
    const place = fromPjnId(id ?? "");
    const file = place?.prefix ? registry.file(place) : undefined;
    return place && file && { place, file };
  };
  app.get(
    "/v1/estado",
    answered((c) => c.json({ estado: "ok" })),
  );
  app.get(
    "/v1/expedientes",
    answered((c) => {
      const { fuero, numero, anio, incidente } = c.req.query();
      const rest = incidente ? `/${incidente}` : "";
      const place = placeOf("pjn", `${fuero} ${numero}/${anio}${rest}`);
      if (!place) return refuse(400, "numero");
      const file = registry.file(place);
      return c.json({ expedientes: file ? [headOf(place, file)] : [] });
    }),
  );
  app.get(
    "/v1/expedientes/:id",
    answered((c) => {
      const one = found(c.req.param("id"));
      return one ? c.json({ expediente: headOf(one.place, one.file) }) : refuse(404, "no_existe");
    }),
  );
  app.get(
    "/v1/expedientes/:id/actuaciones",
    answered((c, fault) => {
      const one = found(c.req.param("id"));
      if (!one) return refuse(404, "no_existe");
      if (one.file.reserved) return refuse(403, "reservado");
      const { desde, limite } = c.req.query();
      return page(c, pageOf(one.file, desde, limitOf(limite), fault));
    }),
  );
  app.get(
    "/v1/expedientes/:id/documentos/:documento",
    answered((c) => {
      const one = found(c.req.param("id"));
      if (one?.file.reserved) return refuse(403, "reservado");
      const answer = one && fileAnswer(one.file, c.req.param("documento") ?? "");
      return answer ?? refuse(404, "no_existe");
    }),
  );
  return app;
}

function headOf(place: Place, { caratula, court, reserved, entries }: CourtFile) {
  const last = reserved ? undefined : entries.at(-1);
  return {
    id: pjnId(place),
    clave: numberOf(place),
    caratula: reserved ? null : caratula,
    dependencia: reserved ? null : court,
    situacion: reserved ? null : "EN LETRA",
    ultimaActuacion: last ? { fecha: last.date, titulo: last.title } : null,
    reservado: reserved,
  };
}

function page(c: Context, { entries, cursor, left }: ReturnType<typeof pageOf>) {
  const actuaciones = entries.map(({ date, title, text, link, file }) => ({
    fecha: date,
    tipo: null,
    titulo: title,
    texto: text,
    enlace: link,
    ...(file && {
      documento: {
        id: String(fileNumber(file)),
        ...{ nombre: file.name, tipo: file.type, tamano: fileSize(file) },
      },
    }),
  }));
  return c.json({ actuaciones, cursor, hayMas: left > 0 });
}
