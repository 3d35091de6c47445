import type { TaxReason } from "../../kernel/ports/tax-facts.rules";

/** The code for a number that is not the next one, or a date before the last voucher's. */
export const NOT_NEXT = 10016;

/** Codes of a rejected ticket: another one is requested. */
const TICKET = [600, 601];
/** Codes of a temporary failure of WSFEv1: it is asked again. */
const PASSING = [500, 501, 502];

/** Our explanation of WSFEv1's codes; others are shown in ARCA's own words. */
const MEANINGS: Record<number, string> = {
  10000: "Tu CUIT no está habilitado para emitir este tipo de comprobante.",
  10005: "El punto de venta no está habilitado en ARCA para factura electrónica por web service.",
  10013: "Una factura A lleva el CUIT del cliente.",
  10015: "El documento del cliente no es válido para ARCA.",
  [NOT_NEXT]: "La fecha es anterior a la del último comprobante autorizado.",
  10018: "Los importes de IVA no coinciden con sus bases.",
  10048: "El total no coincide con la suma de sus importes.",
  10049: "Faltan las fechas del servicio.",
  10063: "El CUIT del cliente no figura activo en ARCA.",
  10069: "El CUIT del cliente es el tuyo.",
  10119: "La cotización no está cerca de la oficial.",
  10242: "La condición frente al IVA del cliente no es válida para ARCA.",
  10243: "La condición frente al IVA del cliente no corresponde a esta clase de factura.",
  10246: "Falta la condición frente al IVA del cliente.",
};

/** ARCA's reasons as they are shown: our explanation for known codes, then ARCA's words. */
export const shownReasons = (reasons: readonly TaxReason[]): TaxReason[] =>
  reasons.map(({ code, message }) => {
    const quoted = message ? `ARCA dice: «${message}»` : "ARCA no dijo por qué.";
    const meaning = MEANINGS[code];
    return { code, message: (meaning ? `${meaning} ${quoted}` : quoted).slice(0, 500) };
  });

const some = (reasons: readonly TaxReason[], codes: readonly number[]) =>
  reasons.some(({ code }) => codes.includes(code));

export const isAboutTicket = (reasons: readonly TaxReason[]) => some(reasons, TICKET);
export const isPassing = (reasons: readonly TaxReason[]) => some(reasons, PASSING);
export const isNotNext = (reasons: readonly TaxReason[]) => some(reasons, [NOT_NEXT]);
