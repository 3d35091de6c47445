import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { get, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { newId } from "../../kernel/id";
import { compose, nameInLetter } from "../../kernel/letter-frame.rules";
import { Outbox } from "../../kernel/outbox";
import { isOn } from "../../kernel/ports/whatsapp";
import { isMacOf, macOf } from "../../kernel/secrets";
import { Links } from "../links";
import type { WhatsappErrand } from "../whatsapp";
import type { NoticeRecord } from "./notice.item";
import type { Way } from "./notice.schema";
import { type SettingsItem, settingsKey } from "./settings.item";
import { numberOf, whatsappOf } from "./whatsapp.rules";

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
 * none or too many went; and by WhatsApp, from the stage's number where it has one and the practice chose
 * so, else from the lawyer's own telephone. Writes belong in the notice's commit.
 */
export async function tell(notice: NoticeRecord): Promise<{ ways: Way[]; writes: Write[] }> {
  const { userId, folderId, text } = notice;
  const clients = (await Links.clientsOf(folderId)).slice(0, MOST_TOLD);
  const byNumber = isOn() && (await get<SettingsItem>(settingsKey(userId)))?.whatsapp === true;
  const muted = await Links.mutedAmong(
    userId,
    clients.map(({ _id }) => _id),
  );
  const ways: Way[] = [];
  const writes: Write[] = [];
  for (const { _id: contactId, name, email, phone } of clients) {
    const errand = { kind: "clientNotice" as const, userId, contactId, to: email ?? "", text };
    const letter = email && !muted.has(contactId) ? await asked(errand) : undefined;
    const to = byNumber && !muted.has(contactId) ? numberOf(phone) : undefined;
    writes.push(...(letter ?? []));
    if (to) writes.push(byWhatsapp({ userId, folderId, contactId, name, to, text }));
    ways.push({
      ...{ contactId, name },
      ...{ mailed: letter !== undefined, whatsapped: to !== undefined },
      whatsapp: to ? null : (whatsappOf(phone, text) ?? null),
    });
  }
  return { ways, writes };
}

/** The write that asks for a message by the stage's number. */
const byWhatsapp = (errand: Omit<WhatsappErrand, "kind">): Write =>
  Outbox.ask<WhatsappErrand>({ kind: "clientWhatsapp", ...errand });

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
  await Links.mute(ownerId, contactId);
  return true;
}
