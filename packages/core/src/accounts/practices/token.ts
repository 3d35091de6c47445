import { randomBytes } from "node:crypto";
import { isSame } from "../../kernel/digest";
import { get } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { macOf } from "../../kernel/secrets";
import { type InvitationItem, type InvitationRecord, invitationKey } from "./invitation.item";

/** The practice, the invitation and the secret: a secret may have hyphens, identifiers have none. */
const TOKEN = /^(\w+)-(\w+)-([\w-]+)$/;

/** What the secret of a new invitation is derived from, with the stage's key. */
export const newSeed = (): string => randomBytes(18).toString("base64url");

/**
 * An invitation and the token that its letter carries: where it lies, and the proof that the letter
 * was read. Nothing for one that was taken back.
 */
export async function tokenFor(practiceId: string, id: string) {
  const invitation = await get<InvitationItem>(invitationKey(practiceId, id));
  if (!invitation) return undefined;
  return { invitation, token: `${practiceId}-${id}-${await secretOf(invitation)}` };
}

/** Where the invitation of a token would lie, and the secret to prove; nothing for another shape. */
export function partsOf(token: string) {
  const [, practiceId = "", id = "", secret = ""] = TOKEN.exec(token) ?? [];
  if (!isId("user", practiceId) || !isId("invitation", id)) return undefined;
  return { practiceId, id, secret };
}

/** Whether that is the secret of an invitation. */
export const isProven = async (invitation: InvitationRecord, secret: string): Promise<boolean> =>
  isSame(secret, await secretOf(invitation));

const secretOf = async ({ userId, _id, seed }: InvitationRecord): Promise<string> =>
  (await macOf(`invitation\n${userId}\n${_id}\n${seed}`)).toString("base64url");
