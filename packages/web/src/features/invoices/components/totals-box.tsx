import { amountText } from "@foja/core/money/invoices/amount.rules";
import { fromCents } from "@foja/core/money/invoices/totals.rules";
import type { Currency, IssuerCondition, IvaCondition } from "@foja/core/money/issuers/words.rules";
import { type LineValues, totalsSoFar } from "../lib/editor";

type TotalsBoxProps = {
  lines: readonly LineValues[];
  issuer: IssuerCondition | null;
  client: IvaCondition;
  currency: Currency;
  /** Whether ARCA is asked for its CAE. */
  isElectronic: boolean;
};

/** The totals of the lines being edited. */
export function TotalsBox({ lines, issuer, client, currency, isElectronic }: TotalsBoxProps) {
  const { letter, totals } = totalsSoFar(lines, issuer, client);
  const row = (label: string, cents: number) => (
    <div key={label} className="flex justify-between gap-6 py-0.5 text-ink-soft">
      <dt>{label}</dt>
      <dd className="tabular-nums">{amountText(fromCents(cents), currency)}</dd>
    </div>
  );
  return (
    <div className="ms-auto w-full max-w-xs">
      <p className="mb-2 text-ink-soft text-sm">
        {letter === "X"
          ? "Sin datos de facturación: completalos para emitir."
          : `${isElectronic ? `Factura ${letter}` : "Comprobante interno, sin CAE"}${letter === "C" ? ": no discrimina IVA." : ""}`}
      </p>
      <dl aria-live="polite" aria-label="Totales">
        {letter !== "C" && row("Neto", totals.net)}
        {totals.exempt > 0 && row("Exento", totals.exempt)}
        {totals.rates.map(({ rate, vat }) => row(`IVA ${String(rate).replace(".", ",")} %`, vat))}
        <div className="flex justify-between gap-6 border-t pt-1 font-semibold text-lg">
          <dt>Total</dt>
          <dd className="tabular-nums">{amountText(fromCents(totals.total), currency)}</dd>
        </div>
      </dl>
    </div>
  );
}
