import { addDays, weekdayOf } from "@foja/core/kernel/day.rules";
import type { CountLine, DeadlineResult } from "@foja/core/law/deadlines/deadline.schema";
import { dueDay } from "@foja/core/law/deadlines/text.rules";

/** A day in the calendar of a count. */
export type CountDay = {
  day: string;
  number: number;
  /** The text of its cell: «día 3», «feriado», «vence»; null outside of the count. */
  label: string | null;
  /** The text for screen readers. */
  spoken: string;
  kind: "counted" | "skipped" | "due" | "grace" | "notice" | "outside";
};

export type CountMonth = { month: string; weeks: (CountDay | null)[][] };

/** With more months a list is easier to read. */
const MONTHS_AT_MOST = 8;

/** The months of a count, Monday first; none where months were counted, or too many were. */
export function monthsOf(result: DeadlineResult): CountMonth[] {
  const { conteo, vencimiento, gracia } = result;
  const [first] = conteo;
  const last = gracia?.fecha ?? (vencimiento ? dueDay(vencimiento) : conteo.at(-1)?.fecha);
  if (!first || !last || !isDaily(conteo)) return [];
  const days = new Map(conteo.map((line) => [line.fecha, line]));
  const months: CountMonth[] = [];
  for (let month = first.fecha.slice(0, 7); month <= last.slice(0, 7); month = next(month)) {
    months.push({ month, weeks: weeksOf(month, (day) => dayOf(day, days.get(day), result)) });
  }
  return months.length > MONTHS_AT_MOST ? [] : months;
}

const isDaily = (conteo: CountLine[]) =>
  conteo.every(({ fecha }, i) => i === 0 || fecha === addDays(conteo[i - 1]?.fecha ?? "", 1));

const next = (month: string) => addDays(`${month}-28`, 7).slice(0, 7);

function weeksOf(month: string, draw: (day: string) => CountDay): (CountDay | null)[][] {
  const first = `${month}-01`;
  const blanks = (weekdayOf(first) + 6) % 7;
  const cells: (CountDay | null)[] = Array.from({ length: blanks }, () => null);
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) cells.push(draw(day));
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
  // Weeks without any day of the count are left out.
  return weeks.filter((week) => week.some((one) => one && one.kind !== "outside"));
}

function dayOf(day: string, line: CountLine | undefined, result: DeadlineResult): CountDay {
  const drawn = { day, number: Number(day.slice(8)) };
  const { vencimiento, gracia } = result;
  if (vencimiento && day === dueDay(vencimiento)) {
    return { ...drawn, kind: "due", label: "vence", spoken: "vence el plazo" };
  }
  if (day === gracia?.fecha) {
    return { ...drawn, kind: "grace", label: "gracia", spoken: "plazo de gracia" };
  }
  if (!line) return { ...drawn, kind: "outside", label: null, spoken: "" };
  if (line.cuenta !== null) {
    const label = `día ${String(line.cuenta).replace(".", ",")}`;
    return { ...drawn, kind: "counted", label, spoken: label };
  }
  const spoken = line.motivo ?? "no cuenta";
  const kind = /^(Notificación|Providencia|Se tiene)/.test(spoken) ? "notice" : "skipped";
  return { ...drawn, kind, label: shortOf(spoken), spoken };
}

const SHORT: readonly (readonly [RegExp, string | null])[] = [
  [/^(Sábado|Domingo)/, null],
  [/^(Notificación|Se tiene)/, "notif."],
  [/^Providencia/, "prov."],
  [/^Feriado puente/, "puente"],
  [/^Feriado/, "feriado"],
  [/^Feria/, "feria"],
  [/^Asueto/, "asueto"],
  [/^(No es día|Antes del)/, "—"],
];

/** A reason in one short word for a cell; none for weekends, whose column shows it. */
function shortOf(reason: string): string | null {
  const found = SHORT.find(([pattern]) => pattern.test(reason));
  return found ? found[1] : "inhábil";
}
