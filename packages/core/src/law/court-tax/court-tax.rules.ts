import { cents, exact, moneyText, numberText, pesos } from "../../kernel/money.rules";
import { isVerified } from "../calculation/norm.rules";
import type { CourtTaxResult, CourtTaxVariables } from "./court-tax.schema";
import { cajaOf, rateOf } from "./court-tax-law.rules";

export const COURT_TAX_VERSION = "tasa de justicia 1.0.0";

/** What is paid to begin a suit: the court fee, and in PBA the contribution to the lawyers' Caja. */
export function courtTaxOf(variables: CourtTaxVariables): CourtTaxResult {
  const { jurisdiccion, monto, alquiler, fecha } = variables;
  const { percent, rents = 1, norm, evidence, source } = rateOf(variables);
  const base = cents(exact(monto ?? exact(alquiler ?? 0).times(rents)));
  const fee = cents(base.times(percent).div(100));
  const caja = jurisdiccion === "PBA" ? cajaOf(fecha ?? "") : null;
  const part = caja && cents(fee.times(caja.percent).div(100));
  const said = alquiler === undefined ? "" : ` (${moneyText(alquiler)} × ${rents})`;
  return {
    base: pesos(base),
    alicuota: percent,
    tasa: pesos(fee),
    contribucion: part ? pesos(part) : 0,
    total: pesos(part ? fee.plus(part) : fee),
    rubros: [
      {
        ...{ codigo: "tasa_justicia", concepto: "Tasa de justicia", monto: pesos(fee) },
        formula: `${moneyText(base)}${said} × ${numberText(percent)} %`,
        ...{ normas: [norm], verificado: isVerified(evidence), fuente: source },
      },
      ...(caja && part
        ? [
            {
              ...{ codigo: "contribucion_caja", concepto: "Contribución a la Caja" },
              ...{ monto: pesos(part), formula: `${moneyText(fee)} × ${caja.percent} %` },
              ...{
                normas: [caja.norm],
                verificado: true,
                fuente: "Ley 15.563, según publicaciones",
              },
            },
          ]
        : []),
    ],
    advertencias: warningsOf(variables),
    engineVersion: COURT_TAX_VERSION,
  };
}

function warningsOf({ jurisdiccion, objeto }: CourtTaxVariables): string[] {
  const isNational = jurisdiccion === "PJN";
  const isEstate = objeto === "sucesion" || objeto === "sucesionOtraJurisdiccion";
  return [
    isNational && objeto === "suma"
      ? "El monto lleva los intereses devengados. El trabajador está exento (Ley 23.898, art. 13 e). Sugerido, verificá."
      : "",
    isNational && isEstate
      ? "En una sucesión cada clase de bien tiene su valor: hacé un cálculo por clase y sumalos."
      : "",
    objeto === "inmueble" ? "La base es la valuación fiscal, o el precio si es mayor." : "",
    !isNational && objeto === "desalojo"
      ? "La base de dos años de alquiler es de memoria. Sugerido, verificá."
      : "",
    isNational ? "" : "La ley impositiva de cada año fija además un mínimo: compará.",
  ].filter((text) => text !== "");
}
