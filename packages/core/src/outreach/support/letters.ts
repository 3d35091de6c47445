import { Throttle } from "../../accounts/throttle";
import { get, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { type ConsultationItem, consultationKey, fromItem } from "./consultation.item";
import { answerLetter, deskLetter, receiptLetter } from "./letter.rules";

/** Which mail about a consultation; `answer` is the index of the answer, from zero. */
type Letter = { letter: "desk" | "receipt" | "answer"; answer?: number };

export type SupportErrand = { kind: "support"; consultationId: string } & Letter;

/** Requests a mail about a consultation: a write for the commit that causes it. */
export const askLetter = (consultationId: string, letter: Letter): Write =>
  Mails.ask<SupportErrand>({ kind: "support", consultationId, ...letter });

/** Mails about a consultation. An address gets at most three receipts an hour. */
export async function sendLetter(errand: SupportErrand & { _id: string }): Promise<void> {
  const item = await get<ConsultationItem>(consultationKey(errand.consultationId));
  if (!item) return;
  const kept = fromItem(item);
  const { SUPPORT_EMAIL: support, APP_URL } = env();
  if (errand.letter === "desk") {
    const url = new URL(`/admin/support?id=${kept._id}`, APP_URL).href;
    return sendMail({ to: support, replyTo: kept.email, ...deskLetter(kept, url) });
  }
  if (errand.letter === "receipt") {
    if (!(await Throttle.allowLetter("support", kept.email, errand._id))) return;
    return sendMail({ to: kept.email, replyTo: support, ...receiptLetter(kept) });
  }
  const text = kept.answers[errand.answer ?? 0]?.text;
  if (text) await sendMail({ to: kept.email, replyTo: support, ...answerLetter(kept, text) });
}
