import type { Question } from "@foja/core/agenda/booking/booking.schema";
import type { PublicType } from "@foja/core/agenda/booking/page.schema";

/** Minutes in words: «45 minutos», «1 hora», «1 hora y media», «2 h 15 min». */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} minutos`;
  if (rest === 30 && hours === 1) return "1 hora y media";
  if (rest !== 0) return `${hours} h ${rest} min`;
  return hours === 1 ? "1 hora" : `${hours} horas`;
}

type Place = { kind: "office" | "phone" | "video"; address?: string | null; phone?: string | null };

/** The place of an appointment, in a line. */
export function placeText({ kind, address, phone }: Place): string {
  if (kind === "office") return address ? `En el estudio: ${address}` : "En el estudio";
  if (kind === "phone") return phone ? `Por teléfono: ${phone}` : "Por teléfono, te llaman";
  return "Por videollamada";
}

/** What the visitor has to do next, once an appointment is booked. */
export function nextText({ kind, address, phone }: Place): string {
  if (kind === "office") {
    return address ? `Te esperan en ${address}.` : "Te esperan en el estudio.";
  }
  if (kind === "phone") {
    return phone
      ? `A esa hora llamá al ${phone}.`
      : "A esa hora te llaman al teléfono que dejaste; tenelo a mano.";
  }
  return "El enlace de la videollamada está en el correo de confirmación.";
}

/** How a visitor finds the practice, to be put after a verb's sentence: «llamá al 4371-0000». */
const reachText = (phone: string | null): string =>
  phone ? `llamá al ${phone}` : "comunicate con el estudio";

type Changing = { canReschedule: boolean; practicePhone: string | null };

/** Until when an appointment can be changed and cancelled; `until` is the limit in words. */
export const changingText = ({ canReschedule, practicePhone }: Changing, until: string): string =>
  canReschedule
    ? `Podés cambiar el horario hasta el ${until}, y cancelarlo hasta que empiece.`
    : `Podés cancelarlo hasta que empiece. Para cambiar el horario, ${reachText(practicePhone)}.`;

const HOUR_MS = 3_600_000;

/**
 * What to know before an appointment is confirmed that begins at `start` (UTC ISO): it can no longer be
 * moved by its visitor. Undefined where it can.
 */
export function lateText(
  { cancelUntil }: Pick<PublicType, "cancelUntil">,
  start: string,
  now: number,
): string | undefined {
  if (Date.parse(start) - cancelUntil * HOUR_MS >= now) return undefined;
  const limit = cancelUntil === 1 ? "una hora" : `${cancelUntil} horas`;
  return `Este turno no se puede cambiar de horario por la página: faltan menos de ${limit}. Lo podés cancelar hasta que empiece.`;
}

/** The kind in an address: by its id or its name, ignoring spelling. */
export function kindAsked(
  types: readonly PublicType[],
  asked: string | null,
): PublicType | undefined {
  const only = types.length === 1 ? types[0] : undefined;
  if (!asked) return only;
  const wanted = plain(asked);
  return types.find(({ _id, name }) => _id === asked || plain(name) === wanted) ?? only;
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

export type Details = {
  name: string;
  email: string;
  phone: string;
  answers: Record<string, string | boolean>;
};

export const NO_DETAILS: Details = { name: "", email: "", phone: "", answers: {} };

/** An e-mail address, as far as a browser can check; the code proves it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is missing or wrong, by field name; questions by their id. */
export function faultsOf(
  details: Details,
  { questions, place }: Pick<PublicType, "questions" | "place">,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (details.name.trim().length < 2) faults.name = "Escribí tu nombre y apellido";
  if (!EMAIL.test(details.email.trim())) faults.email = "Escribí tu e-mail, como ana@correo.com";
  if (needsPhone(place) && details.phone.replace(/\D/g, "").length < 6) {
    faults.phone = "Escribí el teléfono al que te llaman";
  }
  for (const question of questions) {
    if (question.required && !isAnswered(details.answers[question._id])) {
      faults[question._id] = missingText(question);
    }
  }
  return faults;
}

/** Whether the practice calls the visitor, and so needs their number. */
export const needsPhone = ({ kind, phone }: Place): boolean => kind === "phone" && !phone;

const isAnswered = (answer: string | boolean | undefined) =>
  typeof answer === "boolean" || (answer ?? "").trim() !== "";

const missingText = ({ kind }: Pick<Question, "kind">) =>
  kind === "text" ? "Contestá esta pregunta" : "Elegí una opción";
