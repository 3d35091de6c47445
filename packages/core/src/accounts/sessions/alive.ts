import { now } from "../../kernel/clock";
import { get } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { fromItem, type SessionRecord, sessionKey } from "./session.item";

/** The error for a session that is over. */
export const ended = () =>
  new AppError("auth.session_ended", "Tu sesión terminó. Volvé a ingresar.");

/** A session that exists and has not run out. */
export async function alive(userId: string, id: string): Promise<SessionRecord | undefined> {
  const item = await get(sessionKey(userId, id));
  if (!item) return undefined;
  const session = fromItem(item);
  return Date.parse(session.expiresAt) > now() ? session : undefined;
}
