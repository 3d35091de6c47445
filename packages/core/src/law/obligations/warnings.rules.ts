import { dateText, moneyText } from "../../kernel/money.rules";
import type { Context } from "../interest/growth.rules";
import { notesOf } from "../interest/notes.rules";
import { isByIndex, methodOf } from "../interest/segments.rules";
import type { Ledger } from "./ledger.rules";
import type { ObligationsVariables } from "./obligations.schema";

/** More sentences than these are not read. */
const MOST_SENTENCES = 25;

/** What to know of the figures of many items, the rate's own notes first. */
export function warningsOf(
  variables: ObligationsVariables,
  { accrual, pagos }: Ledger,
  context: Context,
): string[] {
  const all = [
    ...notesOf(accrual.read(), context),
    ...bandedNotes(variables),
    ...imputationNotes(variables),
    ...pagos.flatMap(({ excedente, fecha }) =>
      excedente > 0
        ? `Del pago del ${dateText(fecha)} sobran ${moneyText(excedente)}: quedan a favor de quien pagó, sin compensar con lo que venció después.`
        : [],
    ),
  ];
  if (all.length <= MOST_SENTENCES) return all;
  const left = all.length - MOST_SENTENCES + 1;
  return [...all.slice(0, MOST_SENTENCES - 1), `Y otras ${left} advertencias del mismo tipo.`];
}

function bandedNotes({ tasa = "cer", tasaFija, opciones, pagos = [] }: ObligationsVariables) {
  if (methodOf({ tasa, tasaFija }).engine !== "banda") return [];
  const reading =
    opciones?.techo === "ipc"
      ? "la letra de la ley (IPC + 3 %)"
      : "la del BCRA (CER + 3 % efectivo)";
  return [
    `El techo del art. 55 se discute: a cada rubro se aplicó ${reading}.`,
    ...(pagos.length > 0
      ? ["Con pagos a cuenta el art. 55 se aplicó a cada tramo por separado: la ley no dice cómo."]
      : []),
  ];
}

function imputationNotes({ pagos = [], opciones, tasa = "cer", tasaFija }: ObligationsVariables) {
  if (pagos.length === 0) return [];
  const notes = ["Los intereses impagos no generan intereses (CCyC, art. 770)."];
  if (opciones?.entreItems === "antiguedad") {
    notes.push(
      "El capital se pagó por antigüedad. CCyC, art. 902: primero la más onerosa y, si son iguales, a prorrata; fundá por qué.",
    );
  }
  if (isByIndex({ tasa, tasaFija })) {
    notes.push(
      opciones?.ajuste === "capital"
        ? "El ajuste por índice se tomó como capital: lo impago se sigue ajustando. La otra lectura sale en el resultado."
        : "El ajuste por índice se tomó como interés: lo impago no se reajusta. La otra lectura, como capital, sale en el resultado.",
    );
  }
  return notes;
}
