import { join } from "node:path";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { officialValues } from "../../seed/rates";
import { createFaults, type Fault, fault, isInGap } from "./faults";
import { openPublications, type Publications, type Value } from "./publications";

const NAMES: Record<number, string> = {
  7: "Tasa de interés BADLAR en pesos de bancos privados (en % n.a.)",
  14: "Tasa de interés de préstamos personales (en % n.a.)",
  27: "Inflación mensual (variación en %)",
  28: "Inflación interanual (variación en % i.a.)",
  30: "CER (Base 2.2.2002=1)",
  31: "UVA (en pesos con dos decimales, base 31.3.2016=14.05)",
  40: "Índice para Contratos de Locación (ICL-Ley 27.551, con dos decimales, base 30.6.20=1)",
  43: "Tasa de interés para uso de la Justicia – Comunicado P 14.290",
  1197: "Tasa de Interés Moratorio (TIM)",
  1198: "Tasa pasiva Ley 27.802, art. 55",
};

const day = z.iso.date();
const published = z.strictObject({
  values: z.array(z.strictObject({ fecha: day, valor: z.number().min(0) })).max(20_000),
});

const MOST = 3000;

/** A stand-in for the BCRA's API of series, version 4.0, and its settings. */
export function createBcra(dataDir: string, official = OFFICIAL) {
  const publications = openPublications(join(dataDir, "rates.jsonl"), official);
  const faults = createFaults();
  const app = new Hono();
  const answered = (work: (c: Context, fault: Fault | undefined) => Response) => {
    return async (c: Context) => {
      const found = await faults.take(numberOf(c.req.param("id")));
      if (found?.malformed) return c.text("<html>Servicio no disponible</html>", 200);
      if (found?.status) return refuse(c, found.status, "Error interno.");
      return work(c, found);
    };
  };
  app.get(
    "/estadisticas/v4.0/monetarias",
    answered((c) => c.json(catalogue(publications))),
  );
  app.get(
    "/estadisticas/v4.0/monetarias/:id",
    answered((c, found) => series(c, publications, found)),
  );
  return { app, settings: settings(publications, faults) };
}

const officialCer = (): Value[] =>
  officialValues("cer.csv", "cer").map(({ fecha, valor }) => ({ fecha, valor: Number(valor) }));

/** The series that have values before any are published, by number. */
const OFFICIAL: Record<number, () => Value[]> = { 30: officialCer };

const numberOf = (text: string | undefined) => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

function catalogue(publications: Publications) {
  const results = publications.ids().flatMap((id) => {
    const values = publications.values(id);
    const [last, first] = [values[0], values.at(-1)];
    if (!last || !first) return [];
    return [
      {
        idVariable: id,
        descripcion: NAMES[id] ?? `Variable ${id}`,
        categoria: "Principales Variables",
        tipoSerie: "Valor",
        periodicidad: "D",
        unidadExpresion: "Índice",
        moneda: "ML",
        primerFechaInformada: first.fecha,
        ultFechaInformada: last.fecha,
        ultValorInformado: last.valor,
      },
    ];
  });
  const resultset = { count: results.length, offset: 0, limit: 1000 };
  return { status: 200, metadata: { resultset }, results };
}

const range = z.object({
  desde: day.default("1900-01-01"),
  hasta: day.default("2199-12-31"),
  limit: z.coerce.number().int().min(1).max(MOST).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
});

function series(c: Context, publications: Publications, found: Fault | undefined) {
  const id = numberOf(c.req.param("id"));
  const asked = range.safeParse(c.req.query());
  if (!asked.success) return refuse(c, 400, "Parámetro erróneo: fechas, limit u offset.");
  if (id === undefined || publications.values(id).length === 0) {
    return refuse(c, 404, "El id de variable no existe.");
  }
  const { desde, hasta, limit, offset } = asked.data;
  const rows = publications
    .values(id)
    .filter(({ fecha }) => desde <= fecha && fecha <= hasta && !isInGap(fecha, found));
  return c.json({
    status: 200,
    metadata: { resultset: { count: rows.length, offset, limit } },
    results: [{ idVariable: id, detalle: rows.slice(offset, offset + limit) }],
  });
}

function refuse(_c: Context, status: number, message: string): Response {
  return Response.json({ status, errorMessages: [message] }, { status });
}

/** The settings of the stand-in: values to publish, and faults. */
function settings(publications: Publications, faults: ReturnType<typeof createFaults>): Hono {
  const app = new Hono();
  const wrong = (c: Context, message: string) => c.json({ success: false, message }, 400);
  app.get("/", (c) => {
    const series = publications.ids().map((id) => {
      const values = publications.values(id);
      return { id, name: NAMES[id], count: values.length, last: values[0] ?? null };
    });
    return c.json({ series });
  });
  app.delete("/faults", (c) => {
    faults.clear();
    return c.json({ success: true });
  });
  app.post("/:id/faults", async (c) => {
    const id = c.req.param("id") === "all" ? "all" : numberOf(c.req.param("id"));
    const given = fault.safeParse(await jsonOf(c));
    if (!id || !given.success) {
      return wrong(c, "A fault has status, delayMs, malformed, gaps or times.");
    }
    faults.set(id, given.data);
    return c.json({ success: true });
  });
  app.post("/:id", async (c) => {
    const id = numberOf(c.req.param("id"));
    const given = published.safeParse(await jsonOf(c));
    if (!id || !given.success) {
      return wrong(c, "Publish { values: [{ fecha, valor }] } at the number of a series.");
    }
    publications.publish(id, given.data.values);
    return c.json({ success: true, id, published: given.data.values.length });
  });
  return app;
}

const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);
