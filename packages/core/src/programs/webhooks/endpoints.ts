import type * as z from "zod";
import { useOwner, useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, insert, query, remove, replace, stale } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { seal } from "../../kernel/ports/envelope";
import { refusalOfTarget } from "../../kernel/ports/webhook-post";
import {
  type EndpointItem,
  type EndpointRecord,
  endpointKey,
  endpointsRange,
  present,
  toItem,
} from "./endpoint.item";
import { newSecret } from "./signed";
import { MOST_ENDPOINTS, OVERLAP_MS } from "./waits.rules";
import type { createEndpoint, Endpoint, updateEndpoint } from "./webhook.schema";

/** The addresses of a practice: they are few, `MOST_ENDPOINTS`. */
export const endpointsOf = async (ownerId: string): Promise<EndpointItem[]> =>
  (await query<EndpointItem>({ ...endpointsRange(ownerId), limit: 50 })).items;

/**
 * Adds an address of a program. Returns it with the secret that signs what is sent there. Throws
 * `webhook.too_many`, and 422 for an address that is none of the open internet.
 */
export async function create({ url, events }: z.output<typeof createEndpoint>) {
  const { userId: by, ownerId: userId } = useUser();
  await assertTarget(url);
  if ((await endpointsOf(userId)).length >= MOST_ENDPOINTS) {
    throw new AppError("webhook.too_many", `Podés tener hasta ${MOST_ENDPOINTS} direcciones.`);
  }
  const secret = newSecret();
  const record: EndpointRecord = {
    ...{ _id: newId("webhook"), userId, by, url, events, active: true },
    ...{ failingSince: null, offBecause: null, createdAt: nowIso(), version: 1 },
    ...{ secret: await seal(secret, userId), former: null },
  };
  await commit(insert(toItem(record)));
  return { ...present(record), secret };
}

async function assertTarget(url: string): Promise<void> {
  const refusal = await refusalOfTarget(url);
  if (refusal) throw invalid("url", `Dirección: ${refusal}.`);
}

/** Reads an address of the practice, or throws `webhook.not_found`. */
export async function find(id: string): Promise<EndpointItem> {
  const item = isId("webhook", id) && (await get<EndpointItem>(endpointKey(useOwner(), id)));
  if (!item) throw new AppError("webhook.not_found", "Esa dirección ya no existe.");
  return item;
}

/** The practice's addresses, the oldest first. */
export const list = async (): Promise<Endpoint[]> => (await endpointsOf(useOwner())).map(present);

/**
 * Changes an address. A new secret is answered this once; the former signs beside it for a day.
 * Switching on again forgets what had failed; what was missed is sent by `replay`.
 */
export async function update(id: string, given: z.output<typeof updateEndpoint>) {
  const { rotateSecret, ...fields } = given;
  const read = await find(id);
  if (fields.url) await assertTarget(fields.url);
  const secret = rotateSecret ? newSecret() : undefined;
  const next: EndpointRecord = {
    ...read,
    ...fields,
    ...(fields.active && !read.active && { failingSince: null, offBecause: null }),
    ...(secret && {
      secret: await seal(secret, read.userId),
      former: { secret: read.secret, until: new Date(now() + OVERLAP_MS).toISOString() },
    }),
    version: read.version + 1,
  };
  await commit(replace(toItem(next), read, stale));
  return { ...present(next), ...(secret && { secret }) };
}

/** Deletes an address: nothing more is sent there. What was sent is forgotten after thirty days. */
export async function removeEndpoint(id: string): Promise<void> {
  await commit(remove(await find(id)));
}
