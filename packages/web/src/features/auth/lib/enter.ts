import { notify } from "~/lib/notify";
import { awaitVerification, openSession, type SessionAnswer } from "~/lib/session/session";

type Pending = { needsVerification: true; user: { email: string } };

/** What a way in answered: opens the session, or answers the e-mail that must be verified first. */
export function enter(entry: SessionAnswer | Pending): { verify: string } | null {
  if ("needsVerification" in entry) {
    awaitVerification(entry.user.email);
    return { verify: entry.user.email };
  }
  openSession(entry);
  notify.success("¡Inicio de sesión exitoso!");
  return null;
}
