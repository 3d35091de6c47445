import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { AppError } from "../../kernel/error";
import { newId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import { compose, oneLine } from "../../kernel/letter-frame.rules";
import { anywhere } from "../../kernel/records";
import { Folders } from "../folders";
import { addressOf } from "../folders/mail-address.rules";
import { type Attached, asLetterFiles, attachedOf, filesOf } from "./attached";
import { readBody, storeBody } from "./body";
import { counted, type LetterItem } from "./letter.item";
import type { ListedLetter, ReplyLetter, Verdicts } from "./letter.schema";
import { store } from "./store";

/** An answer to a letter, which is a letter of the case itself. */
export type ReplyErrand = {
  kind: "reply";
  userId: string;
  letterId: string;
  to: string;
  /** Absent in those of before. */
  attached?: Attached[];
};

/**
 * Answers a letter that came: kept in its case, and mailed to who wrote it, in its conversation, with
 * documents of the case. Throws `letter.not_found`, `letter.unanswerable`, `document.not_found`, a sentence
 * on `documentIds`, and `Withheld` beyond the ceilings.
 */
export const reply = (id: string, given: ReplyLetter): Promise<ListedLetter> =>
  again(() => tryReply(id, given), isStale);

async function tryReply(id: string, { text, documentIds }: ReplyLetter): Promise<ListedLetter> {
  const read = await store.find(id);
  const to = read.replyTo ?? read.sender.address;
  if (read.direction === "out" || !/^[^@\s]+@[^@\s]+$/.test(to)) {
    throw new AppError("letter.unanswerable", "Este correo no tiene a quién responder.");
  }
  const attached = await attachedOf(read.folderId, documentIds);
  const user = await practice(read.userId);
  const at = nowIso();
  const draft = {
    ...store.draft({
      ...read,
      direction: "out",
      subject: answerTo(read.subject),
      sender: { name: Users.practiceName(user), address: ownAddress(read) },
      to: [{ name: to === read.sender.address ? read.sender.name : "", address: to }],
      ...{ cc: [], recipients: 1, sentAt: at, receivedAt: at, filesLeft: 0 },
      files: asLetterFiles(attached),
      ...{ automatic: false, foundBy: null, proposal: null, fault: null, messageId: null },
      preview: text.replace(/\s+/g, " ").slice(0, 240),
      ...{ replyTo: null, size: 0 },
      references: [...read.references, ...(read.messageId ? [read.messageId] : [])].slice(-20),
      verdicts: NOT_JUDGED,
    }),
    _id: Idempotency.mint("letter"),
  };
  const letter = await Letters.askNow<ReplyErrand>(
    { kind: "reply", userId: read.userId, letterId: draft._id, to, attached },
    { kind: "reply", id: newId("mail"), to, practiceId: read.userId },
  );
  // Not before it may leave: what is refused leaves no object behind.
  await storeBody(draft, { text, html: null, isCut: false });
  return store.create(draft, ...letter, ...Folders.recount(undefined, counted(draft)));
}

const UNKNOWN = "unknown" as const;
const NOT_JUDGED: Verdicts = {
  ...{ spf: UNKNOWN, dkim: UNKNOWN, dmarc: UNKNOWN, spam: UNKNOWN, virus: UNKNOWN },
};

async function practice(ownerId: string) {
  const user = await Users.find(ownerId);
  return user ?? Promise.reject(store.notFound());
}

const answerTo = (subject: string) =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 300);

const ownAddress = ({ userId, folderId }: { userId: string; folderId: string | null }) =>
  addressOf({ ownerId: userId, folderId }, env().MAIL_IN_DOMAIN ?? "");

/** Mails an answer as it was kept; nothing if it was deleted, or its practice is not active. */
export async function sendReply(errand: ReplyErrand & { _id: string }) {
  const { _id, userId, letterId, to, attached = [] } = errand;
  const [item, user] = await Promise.all([
    anywhere<LetterItem>("letter", userId, letterId),
    Users.find(userId),
  ]);
  if (!item || user?.status !== "active") return;
  const { text } = await readBody(item);
  const words = compose({
    subject: oneLine(item.subject),
    paragraphs: text.split(/\n\s*\n/),
    closing: Users.practiceName(user),
  });
  const inReplyTo = item.references.at(-1);
  await Letters.send({ kind: "reply", id: _id, to, practiceId: userId }, async () => ({
    ...words,
    ...(attached.length > 0 && { attachments: await filesOf(userId, attached) }),
    replyTo: item.sender.address,
    ...(inReplyTo && { inReplyTo, references: item.references }),
  }));
}
