/** Topics announced to open screens: each names the queries to refetch. */
export const TOPICS = [
  "folders",
  "imports",
  "contacts",
  "tasks",
  "events",
  "movements",
  "notifications",
  "documents",
  "escritos",
  "letters",
  "calculators",
  "accounts",
  "losing",
  "alerts",
  "novedades",
  "preferences",
  "reservations",
  "invoices",
  "google",
  "statistics",
  "members",
  "campaigns",
  "chats",
  // Who may see which case: a screen refetches everything.
  "reserved",
] as const;
export type Topic = (typeof TOPICS)[number];

/** What changed: the client refetches it, but for those of its records that went to the bin. */
export type Change = { topic: Topic; ids: string[]; gone?: string[] };

/** The types of frame that the server sends. */
export const SERVER_FRAMES = [
  "authenticated",
  "authentication_error",
  "pending_alerts",
  "new_alert",
  "message",
] as const;
export type ServerFrame = (typeof SERVER_FRAMES)[number];

/** The envelope of every frame, in either direction. */
export type Frame<T extends string = string> = { type: T; payload: unknown; timestamp: string };

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === "object" && data !== null ? { ...data } : {};

/**
 * Parses a frame of the server, without checking its payload; undefined for anything else. By hand:
 * every page parses frames, and a validation library would make each first load heavier.
 */
export function readServerFrame(
  data: unknown,
): { type: ServerFrame; payload: unknown } | undefined {
  const { type, payload } = fieldsOf(data);
  const known = SERVER_FRAMES.find((one) => one === type);
  return known && { type: known, payload };
}

/** The change that a `message` announces; undefined for any other message. */
export function changeIn(payload: unknown): Change | undefined {
  const { topic, ids, gone } = fieldsOf(payload);
  const known = TOPICS.find((one) => one === topic);
  if (!known || !Array.isArray(ids)) return undefined;
  return {
    topic: known,
    ids: ids.map(String),
    ...(Array.isArray(gone) && { gone: gone.map(String) }),
  };
}
