import { dateText } from "../../kernel/money.rules";
import { fold } from "../../kernel/text.rules";
import { dayOf, timeOf } from "../../kernel/zone.rules";
import { amountText, type LedgerCurrency } from "../../money/ledger/ledger.rules";
import type { NoticeKind, Told } from "./kinds.rules";

/** A record of a case, as it is stored. */
type Stored = { type: string } & Record<string, unknown>;

/** What is proposed to a client: of what kind, the day of what it tells, and when and where that is. */
export type Sentence = {
  kind: NoticeKind;
  date: string;
  when: string | null;
  place: string | null;
  /** What its words may name, apart from the case. */
  told: Told;
};

/** Of what kind a movement is, by the words of its title. */
const MOVEMENTS: readonly [words: RegExp, kind: NoticeKind][] = [
  [/traslado (de|a) la? ?demanda/, "claimServed"],
  [/contesta (la )?demanda/, "claimAnswered"],
  [/pericia|perito/, "expert"],
  [/abre? .*prueba|apertura a prueba/, "evidence"],
  [/alegat/, "closing"],
  [/sentencia/, "judgment"],
  [/apela/, "appeal"],
  [/liquidacion/, "settlement"],
  [/audiencia/, "hearingNews"],
  [/\bdemanda\b/, "claimFiled"],
  [/deposit|pago|giro|transferencia/, "deposit"],
];

const dayIn = (value: unknown): string => String(value ?? "").slice(0, 10);

const plain = (kind: NoticeKind, at: unknown, told: Told = {}): Sentence => {
  const date = dayIn(at);
  return { kind, date, when: null, place: null, told: { fecha: dateText(date), ...told } };
};

/** What a record proposes to tell when it is made or changes; undefined where it proposes nothing. */
export function sentenceOf(item: Stored, before: Stored | undefined): Sentence | undefined {
  if (item.type === "task") return ofDeadline(item, before);
  if (before) return undefined;
  if (item.type === "event") return ofHearing(item);
  if (item.type === "ledgerEntry") return ofPayment(item);
  if (item.type !== "movement") return undefined;
  const title = fold(String(item.title ?? ""));
  const [, kind] = MOVEMENTS.find(([words]) => words.test(title)) ?? ["", "movement" as const];
  return plain(kind, item.time);
}

function ofDeadline(item: Stored, before: Stored | undefined): Sentence | undefined {
  const done = item.status === "completada" && before?.status !== "completada";
  if (!done || !item.deadline) return undefined;
  const at = item.completedAt ?? item.updatedAt;
  return plain(isInTime(item.dueDate, at) ? "deadline" : "deadlineLate", at);
}

/** Whether what was due on a day was done by its end. */
const isInTime = (due: unknown, at: unknown): boolean => dayOf(String(at)) <= dayIn(due ?? "9999");

/** The types of event to which a client has to come. */
const HEARINGS: Record<string, NoticeKind> = { audiencia: "hearing", mediacion: "mediation" };

function ofHearing({ eventType, start, place, allDay, createdAt }: Stored): Sentence | undefined {
  const kind = HEARINGS[String(eventType)];
  if (!kind) return undefined;
  const day = dayOf(String(start));
  const where = typeof place === "string" && place !== "" ? place : null;
  return {
    ...{ kind, date: dayIn(createdAt), when: allDay ? day : String(start), place: where },
    told: {
      fecha: dateText(day),
      ...(!allDay && { hora: timeOf(String(start)) }),
      ...(where && { lugar: where }),
    },
  };
}

/** Of what a client paid; not of what was moved, given back or written against it. */
function ofPayment({ kind, reverses, date, amount, currency }: Stored): Sentence | undefined {
  const isTheirs = (kind === "payment" || kind === "advance") && !reverses;
  if (!isTheirs) return undefined;
  return plain("payment", date, {
    importe: amountText(Number(amount), currency as LedgerCurrency),
  });
}

/** How old, in days, what is told may be: an import brings years of history. */
const NEWS_DAYS = 10;
const DAY_MS = 24 * 3600_000;

/** Whether a day is recent enough to be told to a client as news. */
export const isNews = (day: string, nowMs: number): boolean =>
  nowMs - Date.parse(day) < NEWS_DAYS * DAY_MS;
