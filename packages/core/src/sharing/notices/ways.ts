import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { nowIso } from "../../kernel/clock";
import { commit, getMany, put, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { newId } from "../../kernel/id";
import { compose, nameInLetter } from "../../kernel/letter-frame.rules";
import { isMacOf, macOf } from "../../kernel/secrets";
import { Links } from "../links";
import { type MutedItem, mutedKey, toMuted } from "./muted.item";
import type { NoticeRecord } from "./notice.item";
import type { Way } from "./notice.schema";
import { whatsappOf } from "./whatsapp.rules";

/** A letter to a client of a case: a sentence that somebody of the practice approved. */
export type NoticeErrand = {
  kind: "clientNotice";
  /** The practice. */
  userId: string;
  contactId: string;
  to: string;
  text: string;
};

/** How many clients of one case are told of a notice. */
const MOST_TOLD = 10;

/**
 * How the clients of a case are told of a notice: by mail, which the writes ask for, unless they want
 * none or too many went; and by WhatsApp, which the lawyer sends. Writes belong in the notice's commit.
 */
export async function tell(notice: NoticeRecord): Promise<{ ways: Way[]; writes: Write[] }> {
  const { userId, folderId, text } = notice;
  const clients = (await Links.clientsOf(folderId)).slice(0, MOST_TOLD);
  const muted = await getMany<MutedItem>(clients.map(({ _id }) => mutedKey(userId, _id)));
  const ways: Way[] = [];
  const writes: Write[] = [];
  for (const [nth, { _id: contactId, name, email, phone }] of clients.entries()) {
    const errand = { kind: "clientNotice" as const, userId, contactId, to: email ?? "", text };
    const letter = email && !muted[nth] ? await asked(errand) : undefined;
    writes.push(...(letter ?? []));
    ways.push({
      ...{ contactId, name },
      ...{ mailed: letter !== undefined, whatsapp: whatsappOf(phone, text) ?? null },
    });
  }
  return { ways, writes };
}

/** The writes that ask for a letter; undefined for one beyond a ceiling: the page has the notice. */
async function asked(errand: NoticeErrand): Promise<Write[] | undefined> {
  const { userId: practiceId, to } = errand;
  try {
    return await Letters.askNow(errand, {
      kind: "clientNotice",
      id: newId("mail"),
      to,
      practiceId,
    });
  } catch (error) {
    if (error instanceof Letters.Withheld) return undefined;
    throw error;
  }
}

const signed = (ownerId: string, contactId: string) => `client-notices\n${ownerId}\n${contactId}`;

/** The token in a notice that stops the mail of notices to its client, and nothing else. */
const tokenOf = async (ownerId: string, contactId: string) =>
  `${ownerId}.${contactId}.${(await macOf(signed(ownerId, contactId))).toString("base64url")}`;

/** Mails a notice to a client, with the way to get no more of them. */
export async function sendNotice({
  _id,
  userId,
  contactId,
  to,
  text,
}: NoticeErrand & { _id: string }) {
  const founder = await Users.find(userId);
  if (!founder) return;
  const name = nameInLetter(Users.practiceName(founder));
  const token = await tokenOf(userId, contactId);
  const url = (path: string) => new URL(path, env().APP_URL).href;
  await Letters.send({ kind: "clientNotice", id: _id, to, practiceId: userId }, () => ({
    ...compose({
      subject: "Novedades de tu caso",
      paragraphs: text.split(/\n+/),
      closing: `Te escribe ${name}. Para ver tu caso, usá el enlace que te mandó.`,
      also: [{ label: "No recibir más estos avisos", url: url(`/unsubscribe?c=${token}`) }],
    }),
    replyTo: founder.email,
    oneClick: url(`/api/public/client-notices/off/${token}`),
  }));
}

/** Stops the mail of notices to a client. Returns whether the token is one of ours. */
export async function mute(token: string): Promise<boolean> {
  const [ownerId = "", contactId = "", mac = ""] = token.split(".");
  if (!(await isMacOf(signed(ownerId, contactId), mac))) return false;
  await commit(put(toMuted(ownerId, contactId, nowIso())));
  return true;
}
