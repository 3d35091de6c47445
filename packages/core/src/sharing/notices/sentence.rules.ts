import { dateText } from "../../kernel/money.rules";
import { fold } from "../../kernel/text.rules";
import { dayOf } from "../../kernel/zone.rules";

/** A record of a case, as it is stored. */
type Stored = { type: string } & Record<string, unknown>;

/** What is proposed to a client: a sentence, the day of what it tells, and when and where that is. */
export type Sentence = { text: string; date: string; when: string | null; place: string | null };

/** What a movement says to somebody who is no lawyer, by the words of its title. */
const MOVEMENTS: readonly [words: RegExp, text: string][] = [
  [
    /traslado (de|a) la? ?demanda/,
    "El juzgado recibió la demanda y se la hizo saber a la otra parte, que ahora tiene un plazo para contestar.",
  ],
  [/contesta (la )?demanda/, "La otra parte contestó la demanda. Ahora seguimos con las pruebas."],
  [
    /pericia|perito/,
    "Hay novedades de la pericia: el informe de un especialista que ayuda al juez a decidir.",
  ],
  [
    /abre? .*prueba|apertura a prueba/,
    "El juez abrió la etapa de pruebas: vamos a mostrar lo que dijimos.",
  ],
  [
    /alegat/,
    "Llegó el momento de los alegatos: cada parte resume sus razones antes de la sentencia.",
  ],
  [/sentencia/, "El juez dictó sentencia. Te contamos en detalle qué dice y cómo sigue."],
  [/apela/, "Se presentó una apelación: un tribunal superior va a revisar lo que se decidió."],
  [/liquidacion/, "Se presentó la cuenta de lo que corresponde pagar."],
  [/audiencia/, "Hay novedades sobre una audiencia."],
  [/\bdemanda\b/, "Presentamos la demanda: tu caso ya está en el juzgado."],
  [/deposit|pago|giro|transferencia/, "Hay novedades sobre un pago en tu caso."],
];

const OTHERS =
  "Hubo un movimiento en tu caso. Lo estamos mirando y te contamos si hace falta algo tuyo.";

const dayIn = (value: unknown): string => String(value ?? "").slice(0, 10);

/** The sentence that a record proposes when it is made or changes; undefined where it proposes none. */
export function sentenceOf(item: Stored, before: Stored | undefined): Sentence | undefined {
  const plain = (text: string, date: unknown): Sentence => ({
    ...{ text, date: dayIn(date), when: null, place: null },
  });
  if (item.type === "movement" && !before) {
    const said = fold(String(item.title ?? ""));
    const [, text] = MOVEMENTS.find(([words]) => words.test(said)) ?? ["", OTHERS];
    return plain(text, item.time);
  }
  if (item.type === "event" && !before) return ofHearing(item);
  const done =
    item.type === "task" && item.status === "completada" && before?.status !== "completada";
  if (!done || !item.deadline) return undefined;
  const at = item.completedAt ?? item.updatedAt;
  const inTime = isInTime(item.dueDate, at) ? "a tiempo " : "";
  return plain(`Presentamos ${inTime}lo que había que presentar en tu caso.`, at);
}

/** Whether what was due on a day was done by its end. */
const isInTime = (due: unknown, at: unknown): boolean => dayOf(String(at)) <= dayIn(due ?? "9999");

function ofHearing({ eventType, start, place, allDay, createdAt }: Stored): Sentence | undefined {
  const hearing = HEARINGS[String(eventType)];
  if (!hearing) return undefined;
  const day = dayOf(String(start));
  return {
    text: `Tenés una ${hearing} el ${dateText(day)}. Te avisamos qué llevar.`,
    date: dayIn(createdAt),
    when: allDay ? day : String(start),
    place: typeof place === "string" && place !== "" ? place : null,
  };
}

/** The types of event to which a client has to come, as they are written. */
const HEARINGS: Record<string, string> = { audiencia: "audiencia", mediacion: "mediación" };

/** How old, in days, what is told may be: an import brings years of history. */
const NEWS_DAYS = 10;
const DAY_MS = 24 * 3600_000;

/** Whether a day is recent enough to be told to a client as news. */
export const isNews = (day: string, nowMs: number): boolean =>
  nowMs - Date.parse(day) < NEWS_DAYS * DAY_MS;
