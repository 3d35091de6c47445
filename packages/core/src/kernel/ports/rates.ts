import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import * as z from "zod";
import { again } from "../again";
import { env } from "../env";
import { type Judged, watched } from "../pulse";
import { secret } from "../secrets";

/** A value as the BCRA publishes it. */
export type Observation = { fecha: string; valor: string };

/** A failure of the source, as a sentence for those who maintain the series. */
export class RatesSourceError extends Error {
  override name = "RatesSourceError";
}

const PAGE = 3000;
const MOST_PAGES = 10;
const MOST_OCTETS = 8_000_000;
const PATIENCE_MS = 15_000;
const TRIES = 3;

const answer = z.object({
  status: z.literal(200),
  metadata: z.object({ resultset: z.object({ count: z.number().int().min(0) }) }),
  results: z.array(
    z.object({
      idVariable: z.number().int(),
      detalle: z
        .array(z.object({ fecha: z.iso.date(), valor: z.number().min(0) }))
        .nullish()
        .transform((rows) => rows ?? []),
    }),
  ),
});

const catalogue = z.object({
  status: z.literal(200),
  results: z.array(
    z.object({
      idVariable: z.number().int(),
      primerFechaInformada: z.iso.date().nullish().catch(null),
    }),
  ),
});

/** The first day of each variable in the BCRA's catalogue, by its id. */
export async function firstDays(): Promise<Map<number, string | null>> {
  const { results } = await ask(catalogue, "monetarias?limit=1000&offset=0");
  return new Map(results.map((one) => [one.idVariable, one.primerFechaInformada ?? null]));
}

/** The BCRA's values of a variable between two days, at most a year apart, page by page. */
export async function observations(
  id: number,
  desde: string,
  hasta: string,
): Promise<Observation[]> {
  const rows: Observation[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ desde, hasta, limit: String(PAGE) });
    query.set("offset", String(page * PAGE));
    const { results, metadata } = await ask(answer, `monetarias/${id}?${query}`);
    const found = results.filter(({ idVariable }) => idVariable === id);
    const detail = found.flatMap(({ detalle }) => detalle);
    rows.push(...detail.map(({ fecha, valor }) => ({ fecha, valor: plain(valor) })));
    if (detail.length < PAGE || rows.length >= metadata.resultset.count) break;
  }
  return rows.filter(({ fecha }) => desde <= fecha && fecha <= hasta);
}

/** A number as its shortest decimal text, which up to 15 digits is the one that was sent. */
const plain = (value: number): string => {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
};

const ask = <T extends z.ZodType>(shape: T, path: string): Promise<z.output<T>> =>
  watched("bcra", () => read(shape, path), judge);

const judge = (error: unknown): Judged =>
  error instanceof RatesSourceError ? { problem: error.message } : undefined;

async function read<T extends z.ZodType>(shape: T, path: string): Promise<z.output<T>> {
  const url = new URL(path, `${env().RATES_ENDPOINT.replace(/\/$/, "")}/`);
  const parsed = shape.safeParse(await patiently(url));
  if (!parsed.success) throw new RatesSourceError("El BCRA respondió algo que no se entiende.");
  return parsed.data;
}

/** Retries passing failures: a lost connection, or an answer that asks to come back. */
const patiently = (url: URL): Promise<unknown> =>
  again(
    () => readAnswer(url),
    (error) => !isFinal(error),
    { tries: TRIES },
  ).catch((error) => {
    throw explained(error);
  });

async function readAnswer(url: URL): Promise<unknown> {
  const { status, text } = await fetched(url);
  if (status === 200) return JSON.parse(text);
  // The BCRA answers 404 for a variable without values between two days.
  if (status === 404) return EMPTY;
  throw new RatesSourceError(`El BCRA respondió con el estado ${status}.`);
}

const EMPTY = { status: 200, metadata: { resultset: { count: 0 } }, results: [] };

const isFinal = (error: unknown) => codeOf(error)?.startsWith("UNABLE_TO_") === true;

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

function explained(error: unknown): Error {
  if (error instanceof RatesSourceError) return error;
  if (error instanceof SyntaxError) return new RatesSourceError("El BCRA no respondió en JSON.");
  const code = codeOf(error);
  if (/CERT|SIGNATURE|ISSUER/.test(code ?? "")) {
    return new RatesSourceError(`El certificado del BCRA no se pudo verificar (${code}).`);
  }
  return new RatesSourceError(`No se pudo hablar con el BCRA (${code ?? "sin respuesta"}).`);
}

/**
 * Requests an address. The BCRA's server omits the intermediate certificates, so we supply the
 * chain and trust only it: verification is never switched off.
 */
async function fetched(url: URL): Promise<{ status: number; text: string }> {
  const isSecure = url.protocol === "https:";
  const ca = isSecure ? await authority() : undefined;
  const send = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      ca,
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    request.on("error", reject);
    request.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        if (text.length > MOST_OCTETS) request.destroy(new RatesSourceError("Demasiados datos."));
      });
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.end();
  });
}

async function authority(): Promise<string> {
  try {
    return await secret("RATES_CA");
  } catch {
    throw new RatesSourceError("No se pudo leer el certificado del BCRA (RATES_CA).");
  }
}
