import {
  dateText,
  type Exact,
  exact,
  exactMoneyText,
  moneyText,
  numberText,
  pesos,
  sumOf,
} from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import { isVerified } from "../calculation/norm.rules";
import type { Rubro } from "../calculation/rubro.schema";
import type { SeriesBook } from "../rates/rate.rules";
import type { ArtResult, ArtVariables } from "./art.schema";
import { additionalSum, type Fixed, floorOn } from "./art-data.rules";
import { type Class, classOf, PAYMENTS, SINCE } from "./art-law.rules";
import { baseIncome } from "./base-income.rules";
import { addsNothing, updatesOf } from "./updates.rules";

export const ART_VERSION = "art 1.0.0";

const EXTRA_PERCENT = 20;

/**
 * What Leyes 24.557, 26.773 and 27.348 pay for an occupational risk, at the first manifestation.
 * Amounts in pesos, degrees in percent. Throws a `CalculationError` where a floor, a sum or an index
 * is not loaded.
 */
export function settleArt(variables: ArtVariables, book: SeriesBook, today: string): ArtResult {
  const { fechaManifestacion: day, incapacidad = 100, edad } = variables;
  if (day > today)
    throw new CalculationError("fechaManifestacion", "Primera manifestación: todavía no llegó");
  const clase = classOf(variables);
  const degree = exact(PAYMENTS[clase].byDegree ? incapacidad : 100).div(100);
  const { value: ibm, months } = baseIncome(variables, book);
  const current = floorOn(book, day);
  const formula = ibm.times(53).times(degree).times(65).div(edad);
  const floor = current.value.times(degree);
  const sum = additionalSum(variables, book);
  const extra = exact(hasExtra(variables) ? EXTRA_PERCENT : 0).div(100);
  const payment = formula.gt(floor) ? formula : floor;
  const single = payment.plus(sum?.value ?? 0);
  const figures = { clase, variables, ibm, formula, floor, current, payment, sum, single };
  const rubros = linesOf(figures);
  const total = sumOf(rubros.map(({ monto }) => exact(monto)));
  const settled = { ibm, formula, floor, sum: sum?.value ?? exact(0), extra, total };
  const updates = updatesOf(variables, book, settled);
  return {
    ...{ ibm: pesos(ibm), meses: months, clase, formula: pesos(formula), piso: pesos(floor) },
    pisoVigente: {
      ...{ valor: pesos(current.value), desde: current.since, norma: current.norm },
    },
    suma114: pesos(sum?.value ?? exact(0)),
    adicional20: pesos(single.times(extra)),
    rubros,
    total: pesos(total),
    lecturas: updates?.readings ?? null,
    advertencias: [
      ...warningsOf(variables, clase, months.length),
      ...(updates?.doubts ?? []),
      updates && addsNothing(updates.readings.bna, pesos(total))
        ? "El piso supera a la fórmula también actualizada: la actualización del ingreso base no suma nada. La lectura sobre el total la aplica a todo."
        : "",
    ].filter((text) => text !== ""),
    engineVersion: ART_VERSION,
  };
}

/** The 20 % is of accidents at work and of diseases, never of the way there, since Ley 26.773. */
const hasExtra = ({ enElTrabajo, fechaManifestacion }: ArtVariables) =>
  enElTrabajo && fechaManifestacion >= SINCE.ley26773;

type Figures = {
  clase: Class;
  variables: ArtVariables;
  ibm: Exact;
  formula: Exact;
  floor: Exact;
  current: Fixed;
  payment: Exact;
  sum: Fixed | null;
  single: Exact;
};

function linesOf(figures: Figures): Rubro[] {
  const { clase, variables, current, payment, sum, single } = figures;
  const law = PAYMENTS[clase];
  const evidence = { verificado: isVerified(law.evidence), fuente: law.source };
  const memory = { verificado: false, fuente: "de memoria" };
  return [
    {
      ...{ codigo: "prestacion", concepto: law.name, monto: pesos(payment) },
      formula: paymentText(figures),
      normas: [law.norm, "Ley 27.348, art. 11", ...(current.norm ? [current.norm] : [])],
      ...evidence,
    },
    ...(sum && law.sum
      ? [
          {
            ...{ codigo: "suma_11_4", concepto: "Suma adicional del art. 11.4" },
            monto: pesos(sum.value),
            formula: sum.norm ?? "Suma indicada por quien calcula",
            normas: [law.sum.norm, ...(sum.norm ? [sum.norm] : [])],
            ...memory,
          },
        ]
      : []),
    ...(hasExtra(variables)
      ? [
          {
            ...{ codigo: "adicional_20", concepto: "Indemnización adicional del 20 %" },
            monto: pesos(single.times(EXTRA_PERCENT).div(100)),
            formula: `${EXTRA_PERCENT} % de ${exactMoneyText(single)}`,
            normas: ["Ley 26.773, art. 3"],
            ...memory,
          },
        ]
      : []),
  ];
}

function paymentText({ clase, variables, ibm, formula, floor, current }: Figures): string {
  const degree = PAYMENTS[clase].byDegree ? ` × ${numberText(variables.incapacidad ?? 0)} %` : "";
  const said = `53 × ${exactMoneyText(ibm)}${degree} × 65 / ${variables.edad}`;
  if (formula.gte(floor)) return said;
  return `${exactMoneyText(current.value)}${degree}, el piso desde el ${dateText(current.since)}: la fórmula da menos, ${said} = ${moneyText(formula)}`;
}

function warningsOf(variables: ArtVariables, clase: Class, months: number): string[] {
  const { fechaManifestacion: day, enElTrabajo, suma114, hasta } = variables;
  const isHeavy = clase !== "parcial";
  return [
    months > 0 && months < 12
      ? `Se ${months === 1 ? "tomó un mes" : `promediaron ${months} meses`}: si trabajó todo el año anterior, cargá los doce.`
      : "",
    clase === "parcial" && suma114 !== undefined
      ? "La suma del art. 11.4 se paga desde más del 50 %: no se sumó."
      : "",
    enElTrabajo && !hasExtra(variables)
      ? "El adicional del 20 % es de la Ley 26.773, desde el 26/10/2012: no se sumó."
      : "",
    enElTrabajo && (clase === "total" || clase === "muerte")
      ? "Por muerte o incapacidad total el adicional tiene un mínimo propio, que se ajusta (Ley 26.773, art. 3): compará. Sugerido, verificá."
      : "",
    isHeavy && day < SINCE.ley26773
      ? "Antes de la Ley 26.773 más del 50 % se pagaba como renta: verificá el pago único."
      : "",
    day >= "2025-01-01"
      ? "El Dec. 549/2025 aprobó otro baremo: verificá con cuál se midió la incapacidad."
      : "",
    hasta === undefined
      ? "Sin actualizar: cargá hasta cuándo para ver las lecturas por tasa activa y por RIPTE."
      : "Se discute cómo se actualiza: tasa activa del BNA (Ley 27.348) o variación del RIPTE (DNU 669/2019; día por día, Res. SSN 1039/19 y 332/23). El total no la incluye.",
  ].filter((text) => text !== "");
}
