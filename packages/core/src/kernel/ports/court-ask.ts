import type * as z from "zod";
import { env } from "../env";
import { type Judged, watched } from "../pulse";
import { secret } from "../secrets";
import { CourtMissing, CourtReserved, CourtUnavailable, type PortalId } from "./court-portal";

const PATIENCE_MS = 10_000;
const FILE_PATIENCE_MS = 60_000;
const MOST_OCTETS = 4_000_000;

const FEEDS = {
  pjn: { name: "El PJN", url: "COURT_PJN_URL", key: "COURT_PJN_KEY" },
  mev: { name: "La MEV", url: "COURT_MEV_URL", key: "COURT_MEV_KEY" },
} as const;

/**
 * Requests a path below a portal's fixed address, and checks the shape of the answer. Values from
 * outside are encoded into the path or the query, and no redirect is followed, so that nothing a
 * person or a portal writes chooses the host.
 */
export async function ask<T extends z.ZodType>(
  portal: PortalId,
  shape: T,
  path: (string | number)[],
  query: Record<string, string> = {},
): Promise<z.output<T>> {
  // A missing address says nothing about the portal, so it is not recorded in its pulse.
  const address = addressOf(portal, path, query);
  return watched(portal, () => understood(portal, shape, address), judge);
}

function judge(error: unknown): Judged {
  if (error instanceof CourtUnavailable) return { problem: error.message };
  const isAnswer = error instanceof CourtMissing || error instanceof CourtReserved;
  return isAnswer ? "answered" : undefined;
}

/**
 * Requests a file below a portal's fixed address, as `ask` does: its bytes, at most so many.
 */
export async function askFile(
  portal: PortalId,
  path: (string | number)[],
  most: number,
): Promise<Uint8Array> {
  const address = addressOf(portal, path, {});
  return watched(
    portal,
    async () => {
      const response = await answered(portal, address, {
        accept: "*/*",
        patience: FILE_PATIENCE_MS,
      });
      return bytesOf(FEEDS[portal].name, response, most);
    },
    judge,
  );
}

async function understood<T extends z.ZodType>(
  portal: PortalId,
  shape: T,
  address: URL,
): Promise<z.output<T>> {
  const { name } = FEEDS[portal];
  const how = { accept: "application/json", patience: PATIENCE_MS };
  const response = await answered(portal, address, how);
  const parsed = shape.safeParse(jsonIn(name, await bytesOf(name, response, MOST_OCTETS)));
  if (!parsed.success) throw new CourtUnavailable(`${name} respondió algo que no se entiende.`);
  return parsed.data;
}

type How = { accept: string; patience: number };

/** The answer of a portal that has what was asked for. */
async function answered(portal: PortalId, address: URL, how: How): Promise<Response> {
  const { name } = FEEDS[portal];
  const response = await answerOf(portal, address, how);
  if (response.status === 404) throw new CourtMissing(`${name} no tiene ese expediente.`);
  if (response.status === 403) throw new CourtReserved(`${name} tiene reservado ese expediente.`);
  if (response.status !== 200) {
    void response.body?.cancel();
    throw new CourtUnavailable(`${name} respondió con el estado ${response.status}.`);
  }
  return response;
}

function addressOf(portal: PortalId, path: (string | number)[], query: Record<string, string>) {
  const { name, url } = FEEDS[portal];
  const base = env()[url];
  if (!base) throw new CourtUnavailable(`${name} no está configurado.`);
  const below = ["v1", ...path].map((part) => encodeURIComponent(part)).join("/");
  const address = new URL(`${base.replace(/\/$/, "")}/${below}`);
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return address;
}

async function answerOf(portal: PortalId, address: URL, how: How): Promise<Response> {
  const { name, key } = FEEDS[portal];
  const authorization = `Bearer ${await keyOf(name, key)}`;
  try {
    return await fetch(address, {
      headers: { accept: how.accept, authorization },
      redirect: "error",
      signal: AbortSignal.timeout(how.patience),
    });
  } catch (error) {
    throw new CourtUnavailable(
      `${name} ${isTimeout(error) ? "no respondió a tiempo" : "no se pudo alcanzar"}.`,
    );
  }
}

async function keyOf(name: string, key: "COURT_PJN_KEY" | "COURT_MEV_KEY"): Promise<string> {
  try {
    return await secret(key);
  } catch {
    throw new CourtUnavailable(`${name} no tiene clave (${key}).`);
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

function jsonIn(name: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    throw new CourtUnavailable(`${name} no respondió en JSON.`);
  }
}

/** The bytes of an answer, read up to the size limit. */
async function bytesOf(name: string, response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let octets = 0;
  try {
    for await (const part of response.body ?? []) {
      octets += part.length;
      if (octets > most) break;
      parts.push(part);
    }
  } catch (error) {
    const why = isTimeout(error) ? "no respondió a tiempo" : "cortó la respuesta";
    throw new CourtUnavailable(`${name} ${why}.`);
  }
  if (octets > most) throw new CourtUnavailable(`${name} respondió demasiado.`);
  return Buffer.concat(parts);
}
