import { Letters } from "../../accounts/letters";
import { Sessions } from "../../accounts/sessions";
import { Users } from "../../accounts/users";
import { isKeptBy, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Outbox } from "../../kernel/outbox";
import { keptFrom } from "../../kernel/seen-by";
import type { AlertDraft } from "./alert.item";
import { alertLetter } from "./letter.rules";
import { placeOf } from "./place.rules";

type LetterFields = Pick<
  AlertDraft,
  "primaryText" | "secondaryText" | "sourceType" | "sourceId" | "folderId"
>;

/** The job that mails an alert of a practice to a person of it (by default, the founder). */
export type AlertErrand = {
  kind: "alert";
  userId: string;
  forId?: string;
  alert: LetterFields;
};

/** Requests the mail of an alert: a write for the commit that raises it. */
export function askLetter(userId: string, draft: LetterFields & { forId?: string }): Write {
  const { primaryText, secondaryText, sourceType, sourceId, folderId, forId } = draft;
  const alert = { primaryText, secondaryText, sourceType, sourceId, folderId };
  return Outbox.ask<AlertErrand>({ kind: "alert", userId, ...(forId && { forId }), alert });
}

/**
 * Mails an alert. Nothing is sent to an account that is not active, to a person who left the
 * practice, or to one from whom its case is hidden, even if only since the mail was requested.
 */
export async function sendLetter({
  _id,
  userId,
  forId = userId,
  alert,
}: AlertErrand & { _id: string }): Promise<void> {
  const [user, belongs] = await Promise.all([
    Users.find(forId),
    forId === userId || Sessions.roleIn(userId, forId),
  ]);
  if (user?.status !== "active" || !belongs) return;
  if (isKeptBy(await keptFrom(userId, forId), alert)) return;
  const url = (path: string) => new URL(path, env().APP_URL).href;
  const words = alertLetter({
    name: user.firstName,
    primaryText: alert.primaryText,
    secondaryText: alert.secondaryText,
    url: url(placeOf(alert) ?? "/notificaciones"),
    preferencesUrl: url("/apps/profiles/user/settings"),
  });
  await Letters.send({ kind: "alert", id: _id, to: user.email }, () => words);
}
