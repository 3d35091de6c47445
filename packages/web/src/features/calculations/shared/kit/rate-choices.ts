import { isDay } from "@foja/core/kernel/day.rules";
import { isVerified, SUGGESTED } from "@foja/core/law/calculation/norm.rules";
import { lackOf, type Span } from "@foja/core/law/interest/reach.rules";
import { isRate, rateOf } from "@foja/core/law/rates/rate.rules";
import type { RateOption } from "@foja/core/law/rates/rate.schema";
import type { Option } from "~/components/ui/select-field";
import { formatDate } from "~/lib/format";

/** The choices while the list cannot be read; no calculation uses their data. */
export const FALLBACK: RateOption[] = (
  [
    ["Tasa Pasiva BCRA", "tasaPasivaBCRA"],
    ["Acta 2601", "acta2601"],
    ["Acta 2630", "acta2630"],
  ] as const
).map(([label, value]) => ({ label, value, fechaInicio: "2000-01-01", fechaUltima: null }));

/**
 * The rates as options. One whose values do not reach a period says until, or from, which day they
 * do. Those whose series is empty are last and say so: they cannot be chosen, except with a fixed
 * rate in place of the series.
 */
export function optionsOf(
  rates: readonly RateOption[],
  { fixed = false, span }: { fixed?: boolean; span?: Span } = {},
): Option[] {
  const known = rates.filter(({ fechaInicio }) => fechaInicio);
  const empty = rates.filter(({ fechaInicio }) => !fechaInicio);
  return [
    ...known.map((rate) => ({
      value: rate.value,
      label: span && !fixed ? `${rate.label}${lackText(rate, span)}` : rate.label,
    })),
    ...empty.map(({ label, value }) => ({
      value,
      label: `${label} (sin datos)`,
      disabled: !fixed,
    })),
  ];
}

function lackText(rate: RateOption, span: Span): string {
  const lack = lackOf(rate, span);
  if (!lack || lack.of === "all") return "";
  return ` (${lack.of === "end" ? "hasta" : "desde"} ${formatDate(lack.day)})`;
}

/** The period of typed values; undefined until both of its days are written. */
export function spanIn({ desde = "", hasta = "" }: Record<string, string>): Span | undefined {
  return isDay(desde) && isDay(hasta) && desde <= hasta ? { desde, hasta } : undefined;
}

/** A hint about a rate: who sets it, and the span of its data. */
export function hintOf(key: string | undefined, rates: readonly RateOption[]): string | undefined {
  if (!isRate(key)) return undefined;
  const { norma, verificado } = rateOf(key);
  const found = rates.find(({ value }) => value === key);
  const doubt = isVerified(verificado) ? undefined : SUGGESTED;
  return [norma, found && dataText(found), doubt].filter(Boolean).join(". ");
}

/** «Datos del 02/02/2002 al 15/07/2026». */
export function dataText({ fechaInicio, fechaUltima, value }: RateOption): string {
  if (rateOf(value).valor.engine === "fija") return "Tasa fija: no depende de una serie";
  if (!fechaInicio) return "Sin datos";
  if (!fechaUltima) return `Datos desde el ${formatDate(fechaInicio)}`;
  return `Datos del ${formatDate(fechaInicio)} al ${formatDate(fechaUltima)}`;
}
