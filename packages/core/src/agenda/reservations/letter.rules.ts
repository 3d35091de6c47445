import { compose, nameInLetter, type Words } from "../../kernel/letter-frame.rules";
import type { Reservation } from "./reservation.schema";
import { inZone, whenOf, zoneInWords } from "./when.rules";

/** The kinds of mail that a visitor gets about an appointment. */
export type LetterKind =
  | "code"
  | "request"
  | "confirmation"
  | "change"
  | "cancellation"
  | "rejection"
  | "expiry"
  | "reminder";

/** The details that a mail shows: the appointment as it was when the mail was requested. */
export type VisitDetails = Pick<
  Reservation,
  "typeName" | "start" | "end" | "zone" | "visitorZone" | "place" | "price" | "name" | "cancelled"
> & {
  title: string;
  /** The practice's own number; letters that were asked for before it have none. */
  practicePhone?: string | null;
  /** Until when its time can be changed. */
  changeUntil: string;
  /** For a moved one, when it was before. */
  was: string | null;
};

type Links = { manage: string; page: string | null };

/** What a mail links, and when it was asked for (UTC ISO): it promises nothing that is past by then. */
type Given = Links & { askedAt: string };

/** The mail of a kind, in es-AR. */
export function visitLetter(kind: LetterKind, told: VisitDetails, given: Given): Words {
  const visit = { ...told, ...namesOf(told) };
  const { subject, first } = BEGINNINGS[kind](visit);
  const isOver = kind === "cancellation" || kind === "rejection" || kind === "expiry";
  const link = linkOf(isOver, given);
  return compose({
    subject,
    paragraphs: [`Hola, ${visit.name}:`, ...first],
    groups: [{ title: visit.typeName, lines: linesOf(visit, isOver) }],
    ...(link && { link }),
    closing: isOver ? `Los datos del turno quedan en ${given.manage}` : untilWhen(visit, given),
  });
}

const namesOf = ({ title, typeName, name }: VisitDetails) => ({
  ...{ title: nameInLetter(title), typeName: nameInLetter(typeName), name: nameInLetter(name) },
});

/**
 * The mail with the six digits that prove an address. Anybody may have typed that address: it says
 * nothing that the visitor wrote, and of the practice only its name.
 */
export function codeLetter(visit: VisitDetails, code: string): Words {
  const title = nameInLetter(visit.title);
  return compose({
    subject: `Tu código para el turno con ${title}`,
    paragraphs: [
      `Escribí este código en la página de turnos de ${title}. Te guardamos el horario por diez minutos.`,
    ],
    groups: [{ title: "Tu turno", lines: whenOf(visit) }],
    code,
    closing: "Si no pediste un turno, ignorá este mensaje: sin el código no se confirma nada.",
  });
}

type Beginning = { subject: string; first: string[] };

const BEGINNINGS: Record<LetterKind, (visit: VisitDetails) => Beginning> = {
  code: ({ title }) => ({ subject: `Tu código para el turno con ${title}`, first: [] }),
  request: ({ title }) => ({
    subject: `Recibimos tu pedido de turno con ${title}`,
    first: [`${title} tiene que confirmarlo. Te escribimos apenas lo haga.`],
  }),
  confirmation: ({ title }) => ({
    subject: `Turno confirmado con ${title}`,
    first: [`Tu turno con ${title} está confirmado.`],
  }),
  change: ({ title, was, zone, visitorZone }) => ({
    subject: `Cambió tu turno con ${title}`,
    first: [
      `Tu turno con ${title} tiene un nuevo horario.`,
      ...(was ? [`Antes era el ${inZone(was, visitorZone ?? zone)}.`] : []),
    ],
  }),
  cancellation: ({ title, cancelled }) => ({
    subject: `Turno cancelado con ${title}`,
    first: [
      cancelled?.by === "visitor"
        ? `Cancelaste tu turno con ${title}.`
        : `${title} canceló tu turno.`,
      ...reasonOf(cancelled),
    ],
  }),
  rejection: ({ title, cancelled }) => ({
    subject: `${title} no puede tomar el turno que pediste`,
    first: [`${title} no pudo confirmar tu pedido.`, ...reasonOf(cancelled)],
  }),
  expiry: ({ title }) => ({
    subject: `Venció tu pedido de turno con ${title}`,
    first: [`${title} no respondió a tiempo, y el horario quedó libre. Podés pedir otro.`],
  }),
  reminder: ({ title }) => ({
    subject: `Recordatorio: tu turno con ${title}`,
    first: [`Te recordamos tu turno con ${title}.`],
  }),
};

const reasonOf = (cancelled: VisitDetails["cancelled"]) =>
  cancelled?.reason && cancelled.by === "practice" ? [`Motivo: ${cancelled.reason}`] : [];

function linesOf(visit: VisitDetails, isOver: boolean): string[] {
  const { place, price } = visit;
  if (isOver) return whenOf(visit);
  const where = {
    office: place.address ? [`Lugar: ${place.address}`] : [],
    phone: [place.phone ? `Por teléfono: ${place.phone}` : "Por teléfono: te llama el estudio"],
    video: [place.link ? `Videollamada: ${place.link}` : "Por videollamada"],
  }[place.kind];
  return [
    ...whenOf(visit),
    ...where,
    ...(visit.practicePhone ? [`Teléfono del estudio: ${visit.practicePhone}`] : []),
    ...(price ? [`Precio: ${price}`] : []),
  ];
}

function linkOf(isOver: boolean, { manage, page }: Links) {
  if (isOver) return page ? { label: "Pedir otro turno", url: page } : undefined;
  return { label: "Ver, cambiar o cancelar el turno", url: manage };
}

function untilWhen(
  { changeUntil, visitorZone, zone, practicePhone }: VisitDetails,
  { askedAt }: Given,
) {
  const cancel = "Podés cancelarlo hasta que empiece.";
  if (changeUntil > askedAt) {
    const until = `${inZone(changeUntil, visitorZone ?? zone)} (${zoneInWords(visitorZone ?? zone)})`;
    return `Podés cambiarlo hasta el ${until}. ${cancel}`;
  }
  const to = practicePhone ? `llamá al ${practicePhone}` : "comunicate con el estudio";
  return `${cancel} Para cambiar el horario, ${to}.`;
}
