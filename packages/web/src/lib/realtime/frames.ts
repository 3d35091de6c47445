import type { ServerFrame } from "@foja/core/telling/realtime/server-frame.rules";

type Handler = (payload: unknown) => void;

const handlers = new Map<ServerFrame, Set<Handler>>();

/** Calls `handler` with the payload of each frame of a type. Returns a function that stops it. */
export function onFrame(type: ServerFrame, handler: Handler): () => void {
  const list = handlers.get(type) ?? new Set();
  handlers.set(type, list.add(handler));
  return () => void list.delete(handler);
}

/** Passes the payload of a frame to its handlers. */
export function handOut(type: ServerFrame, payload: unknown): void {
  for (const handler of handlers.get(type) ?? []) handler(payload);
}

/** Something with an identifier: the part of an alert that delivery needs. */
type Named = { _id: string };

const isNamed = (one: unknown): one is Named =>
  typeof one === "object" && one !== null && "_id" in one && typeof one._id === "string";

/** Returns the alerts of a frame that were not seen before, and all ids, to acknowledge. */
export function sift(seen: Set<string>, payload: unknown): { fresh: Named[]; ids: string[] } {
  const alerts = [payload].flat().filter(isNamed);
  const fresh = alerts.filter(({ _id }) => !seen.has(_id));
  for (const { _id } of fresh) seen.add(_id);
  return { fresh, ids: alerts.map(({ _id }) => _id) };
}
