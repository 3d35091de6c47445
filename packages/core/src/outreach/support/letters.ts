import { Letters } from "../../accounts/letters";
import { get, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Outbox } from "../../kernel/outbox";
import { type ConsultationItem, consultationKey, fromItem } from "./consultation.item";
import { answerLetter, deskLetter, receiptLetter } from "./letter.rules";

/** Which mail about a consultation; `answer` is the index of the answer, from zero. */
type Letter = { letter: "desk" | "receipt" | "answer"; answer?: number };

export type SupportErrand = { kind: "support"; consultationId: string } & Letter;

/** Requests a mail about a consultation: a write for the commit that causes it. */
export const askLetter = (consultationId: string, letter: Letter): Write =>
  Outbox.ask<SupportErrand>({ kind: "support", consultationId, ...letter });

/** Mails about a consultation. */
export async function sendLetter(errand: SupportErrand & { _id: string }): Promise<void> {
  const item = await get<ConsultationItem>(consultationKey(errand.consultationId));
  if (!item) return;
  const kept = fromItem(item);
  const { SUPPORT_EMAIL: support, APP_URL } = env();
  const [id, author] = [errand._id, kept.email];
  if (errand.letter === "desk") {
    const url = new URL(`/admin/support?id=${kept._id}`, APP_URL).href;
    const words = { replyTo: author, ...deskLetter(kept, url) };
    return Letters.send({ kind: "supportDesk", id, to: support }, () => words);
  }
  if (errand.letter === "receipt") {
    const words = { replyTo: support, ...receiptLetter(kept) };
    return Letters.send({ kind: "supportReceipt", id, to: author }, () => words);
  }
  const text = kept.answers[errand.answer ?? 0]?.text;
  if (!text) return;
  const words = { replyTo: support, ...answerLetter(kept, text) };
  await Letters.send({ kind: "supportAnswer", id, to: author }, () => words);
}
