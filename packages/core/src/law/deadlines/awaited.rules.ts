import { dateText } from "../../kernel/money.rules";
import { type CourtCalendar, isWorking, yearsIn } from "./calendar.rules";
import { USUALLY_CLOSED } from "./closed-list.rules";
import { extraordinaryIn, isWinterKnown } from "./feria.rules";
import { WINTER_SPAN } from "./feria-list.rules";
import { jurisdictionOf } from "./jurisdiction.rules";

/** An act not yet known on which a day depends, as a sentence, and how the day was counted. */
export type Awaited = { kind: "winter" | "emergency" | "yearEnd"; act: string; counted: string };

/**
 * The acts missing between two days (both included): until they are known, no date counted over
 * these days is certain. Days that the practice's own edits define are not missing.
 */
export function awaitedIn(calendar: CourtCalendar, from: string, to: string): Awaited[] {
  const years = yearsIn(from, to);
  return [
    ...years.flatMap((year) => winterOf(year, calendar, [from, to])),
    ...emergencies(calendar, [from, to]),
    ...years.flatMap((year) => yearEndOf(year, calendar, [from, to])),
  ];
}

type Span = [from: string, to: string];
const meets = ([from, to]: Span, start: string, end: string) => start <= to && from <= end;

function winterOf(year: number, calendar: CourtCalendar, span: Span): Awaited[] {
  const { jurisdiccion, edits, official, openFeria } = calendar;
  const [start, end] = [`${year}-${WINTER_SPAN.from}`, `${year}-${WINTER_SPAN.to}`];
  const own = [...edits, ...official.acts].some(
    ({ kind, from, to }) => kind === "feria" && meets([from, to], start, end),
  );
  if (openFeria || own || isWinterKnown(year, jurisdiccion) || !meets(span, start, end)) return [];
  const said =
    jurisdiccion === "PJN"
      ? "la acordada de la Corte"
      : `el acto de ${jurisdictionOf(jurisdiccion).name}`;
  return [
    {
      kind: "winter",
      act: `Falta ${said} que fija la feria de invierno de ${year}`,
      counted: "se contó sin feria",
    },
  ];
}

/** Ferias that the Court decreed for the PJN: other courts had their own acts. */
function emergencies({ jurisdiccion, openFeria }: CourtCalendar, span: Span): Awaited[] {
  const [first] = jurisdiccion === "PJN" || openFeria ? [] : extraordinaryIn(...span);
  if (!first) return [];
  const { name } = jurisdictionOf(jurisdiccion);
  const act = `En la justicia nacional hubo feria extraordinaria desde el ${dateText(first.valor.from)} (${first.norma}); falta el acto de ${name}`;
  return [{ kind: "emergency", act, counted: "se contó sin ella" }];
}

function yearEndOf(year: number, calendar: CourtCalendar, span: Span): Awaited[] {
  const days = USUALLY_CLOSED.map((day) => `${year}-${day}`).filter(
    (day) => meets(span, day, day) && isWorking(calendar, day) && !isOwn(calendar, day),
  );
  if (days.length === 0) return [];
  const which = days.map(dateText).join(" y el ");
  const act = `Es probable que se declare inhábil el ${which}: falta el acto que lo disponga`;
  const counted = days.length > 1 ? "se contaron como hábiles" : "se contó como hábil";
  return [{ kind: "yearEnd", act, counted }];
}

const isOwn = ({ edits, official }: CourtCalendar, day: string) =>
  [...edits, ...official.acts].some(({ from, to }) => from <= day && day <= to);
