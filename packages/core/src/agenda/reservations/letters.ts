import { Codes } from "../../accounts/codes";
import { Letters } from "../../accounts/letters";
import { now, nowIso } from "../../kernel/clock";
import { get, type Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { derivedId } from "../../kernel/id";
import { Outbox } from "../../kernel/outbox";
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
export const askLetter = (letter: LetterKind, kept: ReservationRecord, was?: string): Write =>
  Outbox.ask(errandOf(letter, kept, was));

/**
 * Requests the mail with the code of a hold: writes for its commit. Throws `Withheld` where it may
 * not leave. A hold that is written again asks for the same letter.
 */
export function askCode(kept: ReservationRecord): Promise<Write[]> {
  const id = derivedId("mail", Date.parse(kept.start), `code ${kept._id}`);
  return Letters.askNow(errandOf("code", kept), leavingOf(id, "code", kept));
}

const leavingOf = (id: string, letter: LetterKind, to: Pick<Addressed, "userId" | "email">) =>
  ({
    kind: letter === "code" ? "bookingCode" : "visit",
    ...{ id, to: to.email, practiceId: to.userId },
  }) as const;

function errandOf(letter: LetterKind, kept: ReservationRecord, was?: string): VisitErrand {
  const { typeName, start, end, zone, visitorZone, place, price, name, cancelled, title } = kept;
  const { _id, userId, email, slug, nonce, sequence } = kept;
  return {
    kind: "visit",
    letter,
    askedAt: nowIso(),
    told: {
      ...{ typeName, start, end, zone, visitorZone, place, price, name, cancelled, title },
      practicePhone: kept.practicePhone ?? null,
      changeUntil: changeUntil(kept),
      was: was ?? null,
    },
    to: { _id, userId, email, slug, nonce, sequence },
  };
}

/** Mails a visitor; a code or a reminder only while it still applies. */
export async function sendLetter(errand: VisitErrand & { _id: string }): Promise<void> {
  const { letter, told: visit, to } = errand;
  if (letter === "code") return sendCode(errand);
  if (letter === "reminder" && !(await stillComes(to, visit.start))) return;
  const links = { manage: await manageUrl(to), page: pageOf(to) };
  const words = visitLetter(letter, visit, { ...links, askedAt: errand.askedAt });
  const calendar = calendarOf(errand, links.manage);
  const leaving = leavingOf(errand._id, letter, to);
  await Letters.send(leaving, () => ({ ...words, ...(calendar && { calendar }) }));
}

const subjectOf = (id: string) => `hold\n${id}`;

/** The subject of a hold's code: a live code stays with a visitor who takes another time. */
const codeSubject = ({ _id, codeOf }: ReservationRecord) => subjectOf(codeOf ?? _id);

export const isCode = (kept: ReservationRecord, digits: string) =>
  Codes.equals(codeSubject(kept), kept.code, { digits, own: false });

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
  return Codes.digits(codeSubject(kept), kept.code);
}

function sendCode({ _id, told: visit, to }: VisitErrand & { _id: string }): Promise<void> {
  return Letters.send(leavingOf(_id, "code", to), async () => {
    const code = await codeFor(to);
    return code ? codeLetter(visit, code) : undefined;
  });
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
