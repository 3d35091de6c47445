import { dateText, moneyText } from "../../kernel/money.rules";
import { canonical } from "../../law/calculation/canonical.rules";
import type { Sheet, SheetLine } from "../../law/calculation/sheet.rules";
import type { Entry } from "../../law/engines/engine.rules";
import { ENGINES } from "../../law/engines/engines.rules";
import { type Computed, sheetOf } from "./calculator.rules";
import type { Difference } from "./calculator.schema";

/** The differences between two computations of a calculation, line by line, with reasons. */
export function differenceOf(before: Computed, after: Computed): Difference {
  const [old, fresh] = [sheetOf(before), sheetOf(after)];
  const keys = [...new Set([...old.lines, ...fresh.lines].map(({ key }) => key))];
  const lines = keys.flatMap((key) => {
    const [a, b] = [lineOf(old, key), lineOf(fresh, key)];
    const [from, to] = [textOf(a), textOf(b)];
    return from === to ? [] : [{ key, label: (b ?? a)?.label ?? key, before: from, after: to }];
  });
  return {
    before: amountOf(old),
    after: amountOf(fresh),
    lines,
    reasons:
      lines.length === 0 && totalText(old) === totalText(fresh) ? [] : reasons(before, after),
  };
}

const lineOf = ({ lines }: Sheet, key: string) => lines.find((line) => line.key === key);

const textOf = (line: SheetLine | undefined): string | null =>
  line ? (line.amount === null ? (line.text ?? null) : moneyText(line.amount)) : null;

const amountOf = ({ total }: Sheet): number | null => ("amount" in total ? total.amount : null);

const totalText = ({ total }: Sheet) => ("amount" in total ? total.amount : total.day);

const at = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

type Reason = (before: Computed, after: Computed) => string | undefined;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const shown = (value: unknown) =>
  typeof value === "string" && DAY.test(value) ? dateText(value) : String(value);

/** A reason for a value that both computations have, given where it differs. */
const differs =
  (read: (computed: Computed) => unknown, say: (from: string, to: string) => string): Reason =>
  (before, after) => {
    const [from, to] = [read(before), read(after)];
    if (from === undefined || to === undefined || from === to) return undefined;
    return say(shown(from), shown(to));
  };

/** The end of the interest: of the whole span, or of its last segment. */
function endOf({ variables }: Computed): unknown {
  const segments = at(variables, "tramos");
  return Array.isArray(segments) ? at(segments.at(-1), "hasta") : at(variables, "hasta");
}

const SERIES_REVISED = "Se revisaron valores ya publicados de la serie.";

/** The first and last values of a segment, by rate and day; within limits, by the rule applied. */
function valuesOf({ result }: Computed): Map<string, unknown> {
  const segments = at(result, "tramos");
  const rules = at(at(result, "art55"), "aplica");
  if (!Array.isArray(segments)) return new Map();
  const standsOn = (segment: unknown, end: string): [string, unknown][] => {
    const [day, value] = [at(segment, `fecha${end}`), at(segment, `valor${end}`)];
    return typeof day === "string" ? [[`${at(segment, "tasa")} ${rules} ${day}`, value]] : [];
  };
  return new Map(
    segments.flatMap((one) => [...standsOn(one, "Inicial"), ...standsOn(one, "Final")]),
  );
}

/** Finds a value of the same day that was changed, even if the span is longer now. */
const revised: Reason = (before, after) => {
  const now = valuesOf(after);
  const moved = [...valuesOf(before)].some(([key, was]) => now.has(key) && now.get(key) !== was);
  return moved ? SERIES_REVISED : undefined;
};

const REASONS: Reason[] = [
  differs(endOf, (from, to) => `Los intereses corrían hasta el ${from}; ahora, hasta el ${to}.`),
  differs(
    ({ result }) => at(result, "serieHasta") ?? undefined,
    (from, to) => `La serie llegaba al ${from}; ahora llega al ${to}.`,
  ),
  revised,
  differs(
    ({ result }) => at(result, "engineVersion"),
    (from, to) => `Las reglas eran las de «${from}»; ahora son las de «${to}».`,
  ),
  differs(
    ({ result }) => at(result, "regimen"),
    (from, to) => `El régimen era el ${from}; ahora es el ${to}.`,
  ),
];

/** The reasons of a difference. Where no known one applies, the published data changed. */
function reasons(before: Computed, after: Computed): string[] {
  const found = REASONS.flatMap((reason) => reason(before, after) ?? []);
  if (found.length > 0) return found;
  if (canonical(before.variables) !== canonical(after.variables))
    return ["Cambiaron los datos del cálculo."];
  const { revised: why = SERIES_REVISED }: Entry = ENGINES[before.type];
  return [why];
}
