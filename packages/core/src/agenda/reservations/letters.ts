import { Codes } from "../../accounts/codes";
import { now, nowIso } from "../../kernel/clock";
import { get, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { Mails } from "../../kernel/mails";
import { sendMail } from "../../kernel/ports/mail";
import { type Invitation, invitationText } from "./invitation.rules";
import { codeLetter, type LetterKind, type VisitDetails, visitLetter } from "./letter.rules";
import { manageUrl } from "./manage-link";
import {
  fromItem,
  type ReservationItem,
  type ReservationRecord,
  reservationKey,
} from "./reservation.item";
import { changeUntil, statusAt } from "./reservation.rules";

type Addressed = Pick<
  ReservationRecord,
  "_id" | "userId" | "email" | "slug" | "nonce" | "sequence"
>;

/** The job that mails a visitor: the appointment as it was when the mail was requested. */
export type VisitErrand = {
  kind: "visit";
  letter: LetterKind;
  askedAt: string;
  told: VisitDetails;
  to: Addressed;
};

/** Requests a mail to the visitor: a write for the commit that causes it. */
export function askLetter(letter: LetterKind, kept: ReservationRecord, was?: string): Write {
  const { typeName, start, end, zone, visitorZone, place, price, name, cancelled, title } = kept;
  const { _id, userId, email, slug, nonce, sequence } = kept;
  return Mails.ask<VisitErrand>({
    kind: "visit",
    letter,
    askedAt: nowIso(),
    told: {
      ...{ typeName, start, end, zone, visitorZone, place, price, name, cancelled, title },
      changeUntil: changeUntil(kept),
      was: was ?? null,
    },
    to: { _id, userId, email, slug, nonce, sequence },
  });
}

/** Mails a visitor; a code or a reminder only while it still applies. */
export async function sendLetter(errand: VisitErrand): Promise<void> {
  const { letter, told: visit, to } = errand;
  if (letter === "code") return sendCode(errand);
  if (letter === "reminder" && !(await stillComes(to, visit.start))) return;
  const links = { manage: await manageUrl(to), page: pageOf(to) };
  const words = visitLetter(letter, visit, links);
  const calendar = calendarOf(errand, links.manage);
  await sendMail({ to: to.email, ...words, ...(calendar && { calendar }) });
}

const subjectOf = (id: string) => `hold\n${id}`;

export const isCode = ({ _id, code }: ReservationRecord, digits: string) =>
  Codes.equals(subjectOf(_id), code, { digits, own: false });

const find = async ({ userId, _id }: Pick<Addressed, "userId" | "_id">) => {
  const item = await get<ReservationItem>(reservationKey(userId, _id));
  return item && fromItem(item);
};

/** The six digits that prove the address of a hold, while it is held. */
export async function codeFor(
  held: Pick<Addressed, "userId" | "_id">,
): Promise<string | undefined> {
  const kept = await find(held);
  if (!kept || statusAt(kept, now()) !== "held") return undefined;
  return Codes.digits(subjectOf(kept._id), kept.code);
}

async function sendCode({ told: visit, to }: VisitErrand): Promise<void> {
  const code = await codeFor(to);
  if (code) await sendMail({ to: to.email, ...codeLetter(visit, code) });
}

async function stillComes(to: Addressed, start: string): Promise<boolean> {
  const kept = await find(to);
  return kept?.status === "confirmed" && kept.start === start;
}

const pageOf = ({ slug }: Addressed) => slug && new URL(`/booking/${slug}`, env().APP_URL).href;

const METHODS: Partial<Record<LetterKind, Invitation["method"]>> = {
  request: "REQUEST",
  confirmation: "REQUEST",
  change: "REQUEST",
  cancellation: "CANCEL",
  rejection: "CANCEL",
  expiry: "CANCEL",
};

/** The invitation attached to a mail that makes, moves or ends a request or an appointment. */
function calendarOf({ letter, told: visit, to, askedAt }: VisitErrand, manage: string) {
  const method = METHODS[letter];
  if (!method) return undefined;
  const content = invitationText({
    method,
    isTentative: letter === "request",
    uid: to._id,
    sequence: to.sequence,
    stampedAt: askedAt,
    start: visit.start,
    end: visit.end,
    title: `${visit.typeName} con ${visit.title}`,
    description: method === "CANCEL" ? "Turno cancelado" : `Ver, cambiar o cancelar: ${manage}`,
    location: visit.place.link ?? visit.place.address,
    organizer: { name: visit.title, email: senderAddress() },
    attendee: { name: visit.name, email: to.email },
  });
  return { method, content };
}

/** The address that mails are sent from, without the name. */
const senderAddress = () => /<([^>]+)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM;
