import { numberText } from "@foja/core/kernel/money.rules";
import { formatDate } from "~/lib/format";
import { detailsOf, nameOf } from "./account-words";
import type { Line } from "./running";

const HEAD = [
  ...["Fecha", "Asiento", "Detalle", "Importe", "Moneda", "Cotización", "Pesos"],
  ...["Te deben: suma", "Te deben: baja", "Te deben: saldo", "Unidad"],
  ...["Del cliente: entra", "Del cliente: sale", "Del cliente: saldo", "Anulado"],
];

/**
 * An account as rows of a spreadsheet, the first day first. Each balance has a column for each
 * direction, so that no figure needs a sign, which the protection against formulas would quote.
 */
export const accountRows = (lines: readonly Line[]): string[][] => [
  HEAD,
  ...lines.map(({ entry, owedBy, owed, unit, clientBy, client }) => [
    ...[formatDate(entry.date), nameOf(entry), detailsOf(entry).join(" · ")],
    ...[plain(Math.abs(entry.amount)), entry.currency],
    ...[entry.rate === null ? "" : plain(entry.rate), plain(Math.abs(entry.pesos))],
    ...[moved(owedBy), moved(-owedBy), plain(owed), unit],
    ...[moved(clientBy), moved(-clientBy), plain(client), entry.reversedBy ? "Sí" : ""],
  ]),
];

const moved = (by: number) => (by > 0 ? plain(by) : "");

/** A figure in the format of a spreadsheet set to Spanish. */
const plain = (amount: number) => numberText(amount, 4);
