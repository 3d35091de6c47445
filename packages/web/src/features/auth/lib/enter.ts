import type { Asked } from "@foja/core/accounts/factors/factor.schema";
import { notify } from "~/lib/notify";
import { awaitVerification, openSession } from "~/lib/session/session";
import type { SessionAnswer } from "~/lib/session/store";

type Pending = { needsVerification: true; user: { email: string } };
type NeedsFactor = { needsSecondFactor: true } & Asked;

/** What a sign-in still needs: the code of an e-mail, or the second factor. */
export type Missing = { verify: string } | { asked: Asked };

/** Opens the session of a sign-in's answer, or returns what is still needed. */
export function enter(entry: SessionAnswer | Pending | NeedsFactor): Missing | null {
  if ("needsVerification" in entry) {
    awaitVerification(entry.user.email);
    return { verify: entry.user.email };
  }
  if ("needsSecondFactor" in entry) {
    const { challenge, methods, passkey } = entry;
    return { asked: { challenge, methods, passkey } };
  }
  openSession(entry);
  notify.success("¡Inicio de sesión exitoso!");
  return null;
}
