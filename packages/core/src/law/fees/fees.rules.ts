import {
  cents,
  coefficient,
  dateText,
  type Exact,
  exact,
  moneyText,
  numberText,
  pesos,
} from "../../kernel/money.rules";
import { isVerified } from "../calculation/norm.rules";
import type { SeriesBook, SeriesNeed } from "../rates/rate.rules";
import { FEE_LAW, ROLE_PERCENT } from "./fee-laws.rules";
import type { FeesResult, FeesVariables } from "./fees.schema";
import { bandOf } from "./scale.rules";
import { type UnitOn, unitKnownOn, unitOn } from "./unit.rules";

export const FEES_VERSION = "honorarios 1.1.0";

/** The series of the law's unit, up to the last day that is asked for. */
export const feesNeed = ({ ley, fecha, fechaPago = fecha }: FeesVariables): SeriesNeed[] => [
  { key: FEE_LAW[ley].unit, desde: fecha, hasta: fechaPago },
];

/** What the law gives a lawyer, in units and pesos. Throws a `CalculationError` without a value. */
export function regulate(variables: FeesVariables, book: SeriesBook, today: string): FeesResult {
  const law = FEE_LAW[variables.ley];
  const { fecha } = variables;
  const unit = unitOn(book, law.unit, { path: "fecha", label: "Fecha", day: fecha, today });
  const said = variables.instancia ? appealOf(variables) : firstOf(variables, unit.value);
  const rounded = (units: Exact) => units.toDecimalPlaces(law.decimals);
  const measure = (units: Exact) => ({
    unidades: coefficient(rounded(units)),
    monto: pesos(rounded(units).times(unit.value)),
  });
  const least = larger(said.asked ?? said.least, said.floor);
  const honorario = measure(least);
  const regulated = regulatedOf(variables, unit.value);
  const paid = regulated ?? least;
  const compared = comparedTo(regulated, measure(larger(said.least, said.floor)).monto, unit.value);
  const name = law.unit.toUpperCase();
  const norms = said.norms.map((article) => `${law.name}, ${article}`);
  const line = (codigo: string, concepto: string, units: Exact, formula: string) => ({
    ...{ codigo, concepto, monto: measure(units).monto, normas: norms },
    formula: `${formula} = ${numberText(rounded(units))} ${name} × ${moneyText(unit.value)}`,
    ...{ verificado: isVerified(law.evidence), fuente: law.source },
  });
  return {
    unidad: {
      ...{ nombre: name, valor: unit.value.toNumber(), desde: unit.since, norma: unit.norm },
    },
    minimo: measure(said.least),
    maximo: measure(said.most),
    piso: measure(said.floor),
    honorario,
    pago: paymentOf(variables, { book, unit, today, units: rounded(paid) }),
    ...compared,
    rubros: [
      line("minimo", "Mínimo de la escala", said.least, said.formula.least),
      line("maximo", "Máximo de la escala", said.most, said.formula.most),
      line(
        "honorario",
        "Honorario",
        least,
        said.asked ? "El porcentaje pedido" : "El mínimo de la ley",
      ),
    ],
    advertencias: warningsOf(variables, unit, {
      ...compared,
      low: said.asked?.lt(said.least) ?? false,
      heaped: said.heaped && measure(said.heaped),
    }),
    engineVersion: FEES_VERSION,
  };
}

/** What was regulated, in units of that day; of an appeal, units are those of the first instance. */
function regulatedOf({ instancia, regulado, reguladoUnidades }: FeesVariables, value: Exact) {
  if (regulado !== undefined) return exact(regulado).div(value);
  return instancia || reguladoUnidades === undefined ? undefined : exact(reguladoUnidades);
}

const larger = (a: Exact, b: Exact) => (a.gt(b) ? a : b);

type Said = {
  least: Exact;
  most: Exact;
  floor: Exact;
  heaped?: Exact;
  asked?: Exact;
  formula: { least: string; most: string };
  norms: string[];
};

/** The fee of the first instance in units: the scale, and each reduction by its article. */
function firstOf(variables: FeesVariables, value: Exact): Said {
  const { ley, base = 0, caracter, resultado, terminacion, etapas = 3, porcentaje } = variables;
  const { articles, floor } = FEE_LAW[ley];
  const reduced = exact(base).times(resultado === "rechazo" ? "0.7" : 1);
  const units = reduced.div(value);
  const band = bandOf(ley, units);
  const role = exact(ROLE_PERCENT[caracter]).div(100);
  const factor = role
    .times(terminacion ? "0.5" : 1)
    .times(etapas)
    .div(3);
  const steps = [
    resultado ? " con la base × 70 %" : "",
    caracter === "patrocinante" ? "" : ` × ${ROLE_PERCENT[caracter]} %`,
    terminacion ? " × 50 %" : "",
    etapas === 3 ? "" : ` × ${etapas}/3`,
  ].join("");
  return {
    least: band.least.times(factor),
    most: band.most.times(factor),
    ...(band.heaped.eq(band.least) ? {} : { heaped: band.heaped.times(factor) }),
    floor: exact(floor).times(caracter === "procurador" ? role : 1),
    ...(porcentaje === undefined ? {} : { asked: units.times(porcentaje).div(100).times(factor) }),
    formula: { least: band.formula.least + steps, most: band.formula.most + steps },
    norms: [
      articles.scale,
      ...(caracter === "patrocinante" ? [] : [articles.role]),
      ...(resultado ? [articles.rejected] : []),
      ...(terminacion ? [articles.early] : []),
      ...(etapas === 3 ? [] : [articles.stages]),
      articles.floor,
    ],
  };
}

/** The fee of an appeal, of what was regulated in the first instance. */
function appealOf({ ley, reguladoUnidades = 0, porcentaje }: FeesVariables): Said {
  const { appeal, articles } = FEE_LAW[ley];
  const first = exact(reguladoUnidades);
  const part = (percent: number) => first.times(percent).div(100);
  const said = (percent: number) => `${percent} % de ${numberText(first)}`;
  return {
    ...{ least: part(appeal.least), most: part(appeal.most), floor: exact(0) },
    ...(porcentaje === undefined ? {} : { asked: part(porcentaje) }),
    formula: { least: said(appeal.least), most: said(appeal.most) },
    norms: [articles.appeal],
  };
}

type Paying = { book: SeriesBook; unit: UnitOn; today: string; units: Exact };

/** What the units are worth on the day of payment: by the value in force, and by the known one. */
function paymentOf({ ley, fechaPago }: FeesVariables, { book, unit, today, units }: Paying) {
  if (fechaPago === undefined) return null;
  const key = FEE_LAW[ley].unit;
  const asked = { path: "fechaPago", label: "Fecha de pago", day: fechaPago, today } as const;
  const inForce = cents(units.times(unitOn(book, key, asked).value));
  const known = unitKnownOn(book, key, fechaPago);
  const published = known && cents(units.times(known));
  return {
    alRegular: pesos(units.times(unit.value)),
    porVigencia: pesos(inForce),
    segunLoPublicado: published && pesos(published),
    diferencia: published && pesos(inForce.minus(published)),
  };
}

/** What was regulated against what the law gives at least. */
function comparedTo(units: Exact | undefined, least: number, value: Exact) {
  if (units === undefined) return { bajoLaLey: null, diferencia: null };
  const missing = exact(least).minus(cents(units.times(value)));
  return { bajoLaLey: missing.gt(0), diferencia: pesos(missing) };
}

type Doubts = {
  bajoLaLey: boolean | null;
  diferencia: number | null;
  low: boolean;
  heaped: FeesResult["minimo"] | undefined;
};

function warningsOf(
  { ley, instancia, terminacion, fechaPago }: FeesVariables,
  unit: UnitOn,
  { bajoLaLey, diferencia, low, heaped }: Doubts,
): string[] {
  const { unit: key, name } = FEE_LAW[ley];
  return [
    bajoLaLey && diferencia !== null
      ? `Por debajo de la ley: faltan ${moneyText(diferencia)}.`
      : "",
    low ? "El porcentaje pedido da menos que el mínimo de la escala." : "",
    heaped
      ? `Otra lectura del art. 21 suma los máximos de todos los grados: el mínimo sería de ${numberText(heaped.unidades)} UMA, ${moneyText(heaped.monto)}.`
      : "",
    unit.last
      ? `El último valor de la unidad ${key.toUpperCase()} cargado rige desde el ${dateText(unit.since)}. Se publica tarde: fijate si hay otro.`
      : "",
    ley === "14967" ? `${name}: porcentajes y mínimos son de memoria. Sugerido, verificá.` : "",
    instancia && ley === "27423"
      ? "Si la sentencia se revocó en todo a favor del apelante, el máximo de la alzada es el 40 % (art. 30)."
      : "",
    terminacion && ley === "27423"
      ? "El mínimo del art. 58 se aplicó entero, también con la terminación anticipada."
      : "",
    fechaPago && ley === "14967"
      ? "La serie del JUS no dice cuándo se publicó cada valor: falta esa lectura."
      : "",
  ].filter((text) => text !== "");
}
