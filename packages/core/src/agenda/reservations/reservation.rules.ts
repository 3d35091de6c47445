import type { BookingType, Question } from "../booking/booking.schema";
import type {
  CreateHold,
  Party,
  Reservation,
  ReservationStatus,
  ReservationStep,
} from "./reservation.schema";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** For how many ms a time is held while its visitor proves the address. */
export const HOLD_MS = 10 * MINUTE_MS;
/** For how many ms a request waits for the practice, at most until the appointment begins. */
const REQUEST_MS = 24 * HOUR_MS;
/** How many hours before the beginning the visitor is reminded. */
const REMINDED = [24, 2];
/** The most upcoming appointments that one mail address may have with a practice. */
export const MOST_COMING = 10;

type Waiting = { status: ReservationStatus; expiresAt: string | null };

/** The status at an instant: past `expiresAt` it is expired, whether or not a job stored that. */
export function statusAt({ status, expiresAt }: Waiting, now: number): ReservationStatus {
  const waits = status === "held" || status === "pending";
  return waits && expiresAt !== null && Date.parse(expiresAt) <= now ? "expired" : status;
}

/** The statuses from which the practice can take each decision. */
export const DECIDED_FROM: Record<
  "confirm" | "reject" | "cancel" | "reschedule" | "attended" | "absent" | "convert",
  readonly ReservationStatus[]
> = {
  confirm: ["pending"],
  reject: ["pending"],
  cancel: ["pending", "confirmed"],
  reschedule: ["pending", "confirmed"],
  attended: ["confirmed", "absent"],
  absent: ["confirmed", "attended"],
  convert: ["pending", "confirmed", "attended", "absent"],
};

const SAID: Record<ReservationStatus, string> = {
  held: "todavía no se confirmó por e-mail",
  pending: "todavía espera tu respuesta",
  confirmed: "ya está confirmado",
  rejected: "ya se rechazó",
  cancelled: "ya se canceló",
  attended: "ya se marcó como hecho",
  absent: "ya se marcó como ausente",
  expired: "venció sin respuesta",
};

/** The sentence for a decision that a reservation's status does not allow. */
export const wrongStatus = (status: ReservationStatus) => `Ese turno ${SAID[status]}.`;

/** Until when a request made at an instant waits. */
export const requestEnds = (now: number, start: string): string =>
  new Date(Math.min(now + REQUEST_MS, Date.parse(start))).toISOString();

/** The next reminder of the visitor after an instant; past ones are skipped. */
export function nextReminder(start: string, now: number): string | null {
  const due = REMINDED.map((hours) => Date.parse(start) - hours * HOUR_MS).filter((at) => at > now);
  return due.length > 0 ? new Date(Math.min(...due)).toISOString() : null;
}

/** Until when the visitor can cancel or move an appointment. */
export const changeUntil = ({ start, cancelUntil }: { start: string; cancelUntil: number }) =>
  new Date(Date.parse(start) - cancelUntil * HOUR_MS).toISOString();

/** The time that an appointment takes, margins included. */
export const keptBy = (begins: number, { duration, before, after }: BookingType) => ({
  start: begins - before * MINUTE_MS,
  end: begins + (duration + after) * MINUTE_MS,
});

export const endOf = (begins: number, { duration }: BookingType): string =>
  new Date(begins + duration * MINUTE_MS).toISOString();

type StepDetails = { by: Party; at: string; from?: string; to?: string; reason?: string | null };

/** A new step of a history. */
export const step = (what: ReservationStep, { by, at, from, to, reason }: StepDetails) => ({
  ...{ at, what, by },
  ...{ from: from ?? null, to: to ?? null, reason: reason ?? null },
});

type Answers = NonNullable<CreateHold["answers"]>;

/** A visitor's answers, in the order of the questions; or the sentence on the one that is wrong. */
export function answered(
  questions: readonly Question[],
  given: Answers,
): { answers: Reservation["answers"] } | { path: string; message: string } {
  const unknown = Object.keys(given).find((id) => !questions.some(({ _id }) => _id === id));
  if (unknown !== undefined) return { path: "answers", message: "Respuestas: hay una de más" };
  const answers: Reservation["answers"] = [];
  for (const question of questions) {
    const answer = inWords(question, given[question._id] ?? null);
    if (answer === undefined) return { path: pathOf(question), message: wrongAnswer(question) };
    if (answer !== "") answers.push({ question: question.label, answer });
  }
  return { answers };
}

const pathOf = ({ _id }: Question) => `answers.${_id}`;

function wrongAnswer({ label, kind }: Question): string {
  if (kind === "choice") return `${label}: elegí una de las opciones`;
  return kind === "yesno" ? `${label}: respondé sí o no` : `${label}: completá este dato`;
}

/** An answer as stored, "" for none; undefined where it does not fit its question. */
function inWords({ kind, options, required }: Question, given: string | boolean | null) {
  if (typeof given === "boolean") {
    if (kind !== "yesno") return undefined;
    return given ? "Sí" : "No";
  }
  const text = (given ?? "").replace(/[^\P{Cc}\n\t]/gu, "").trim();
  if (text === "") return required ? undefined : "";
  if (kind === "yesno") return undefined;
  return kind === "choice" && !options.includes(text) ? undefined : text;
}
