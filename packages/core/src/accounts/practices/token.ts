import { randomBytes } from "node:crypto";
import { get } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { isMacOf, macOf } from "../../kernel/secrets";
import { type InvitationItem, type InvitationRecord, invitationKey } from "./invitation.item";

/** The practice, the invitation and the secret: a secret may have hyphens, ids have none. */
const TOKEN = /^(\w+)-(\w+)-([\w-]+)$/;

/** The value from which an invitation's secret is derived, with the stage's key. */
export const newSeed = (): string => randomBytes(18).toString("base64url");

/**
 * An invitation and the token of its letter: its key, and the proof that the letter was read.
 * Undefined for a revoked one.
 */
export async function tokenFor(practiceId: string, id: string) {
  const invitation = await get<InvitationItem>(invitationKey(practiceId, id));
  if (!invitation) return undefined;
  return { invitation, token: `${practiceId}-${id}-${await secretOf(invitation)}` };
}

/** The key and the secret in a token; undefined where it has another shape. */
export function partsOf(token: string) {
  const [, practiceId = "", id = "", secret = ""] = TOKEN.exec(token) ?? [];
  if (!isId("user", practiceId) || !isId("invitation", id)) return undefined;
  return { practiceId, id, secret };
}

/** Whether `secret` is the invitation's. */
export const isProven = (invitation: InvitationRecord, secret: string): Promise<boolean> =>
  isMacOf(signed(invitation), secret);

const secretOf = async (invitation: InvitationRecord): Promise<string> =>
  (await macOf(signed(invitation))).toString("base64url");

const signed = ({ userId, _id, seed }: InvitationRecord) =>
  `invitation\n${userId}\n${_id}\n${seed}`;
