import { amountText } from "@foja/core/money/invoices/amount.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { formatDate } from "~/lib/format";
import { paths } from "~/lib/paths";
import { METHOD_WORDS } from "~/lib/payment-methods";
import { ReverseDialog } from "./deed-dialogs";

/** The payments of an invoice, what is still owed, and reversed payments. */
export function PaymentsCard({ invoice }: { invoice: Invoice }) {
  const [reversing, setReversing] = useState<string>();
  const { payments, currency, paid, owed, billed, folderId } = invoice;
  return (
    <Card title="Cobros">
      {payments.length === 0 && <p className="text-ink-soft">Todavía no se cobró nada.</p>}
      {billed && folderId && (
        <p className="mb-3 text-ink-soft text-sm">
          Factura asientos de una causa: cada cobro se asienta en{" "}
          <Link to={paths.folders.account(folderId)} className="text-accent underline">
            su cuenta
          </Link>
          .
        </p>
      )}
      <ul className="space-y-3">
        {payments.map(({ _id, amount, date, reverses, reversedBy, ...payment }) => (
          <li key={_id} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <span className={reversedBy ? "line-through" : undefined}>
                {amountText(amount, currency)}
              </span>
              <span className="block break-words text-ink-soft text-sm">
                {[
                  formatDate(date),
                  reverses && "Reversión",
                  reversedBy && "Revertido",
                  !reverses && !payment.fromAccount && METHOD_WORDS[payment.method],
                  payment.booked && "Asentado en la cuenta de la causa",
                  payment.note,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {!reverses && !reversedBy && (
              <Button size="sm" variant="quiet" onClick={() => setReversing(_id)}>
                Revertir
              </Button>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-4 border-t pt-3">
        <Row label="Cobrado" value={amountText(paid, currency)} />
        <Row label="Se debe" value={amountText(owed, currency)} />
      </dl>
      {reversing && (
        <ReverseDialog
          invoice={invoice}
          paymentId={reversing}
          onClose={() => setReversing(undefined)}
        />
      )}
    </Card>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);
