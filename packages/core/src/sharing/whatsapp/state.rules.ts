/** How far a message came: `failed` is the end of one that nobody got. */
export const STATES = ["sending", "sent", "delivered", "read", "failed"] as const;
export type State = (typeof STATES)[number];

const RANK: Record<State, number> = { sending: 0, sent: 1, delivered: 2, read: 3, failed: 4 };

const isState = (word: string): word is State => (STATES as readonly string[]).includes(word);

/**
 * The state of a message after Meta says one: their webhooks come in no order, so that it never goes
 * back, and what somebody got did not fail.
 */
export function stateAfter(was: State, said: string): State {
  if (!isState(said)) return was;
  if (said === "failed") return RANK[was] < RANK.delivered ? "failed" : was;
  if (was === "failed") return RANK[said] >= RANK.delivered ? said : was;
  return RANK[said] > RANK[was] ? said : was;
}

const DAY_MS = 24 * 3600_000;

/** Whether words of our own reach a person who wrote to the number at an instant. */
export const isOpen = (heardAt: string | undefined, nowMs: number): boolean =>
  heardAt !== undefined && nowMs - Date.parse(heardAt) < DAY_MS;

/** The error of words that come after those 24 hours. */
export const WINDOW_CLOSED = 131047;

/** Whether a client asks for no more: one of these words alone. */
export const isStop = (text: string): boolean => /^\s*(baja|stop|basta)\s*[.!]*\s*$/i.test(text);

/** Why a message did not arrive, in words for the practice. */
export function whyFailed(code: number | null): string {
  if (code === 131026) return "ese número no tiene WhatsApp";
  if (code === WINDOW_CLOSED) return "hace más de 24 horas que no escribe";
  if (code === 131049) return "WhatsApp no lo entregó para no molestar a esa persona";
  if (code === 132001 || code === 132012 || code === 132015) return "la plantilla no está aprobada";
  return code === null ? "WhatsApp no dijo por qué" : `WhatsApp respondió el error ${code}`;
}

/** Whether two numbers are one: Meta writes those of Argentina with the 9 of mobiles or without. */
export const isSameNumber = (one: string, other: string): boolean =>
  one.replace(/^549/, "54") === other.replace(/^549/, "54");
