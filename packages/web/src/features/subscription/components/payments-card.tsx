import { amountText } from "@foja/core/billing/plans/price-text.rules";
import type { Payment as PaymentMade } from "@foja/core/billing/subscriptions/subscription.schema";
import { useQuery } from "@tanstack/react-query";
import { Badge, type Tone } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Failed } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { formatDay } from "~/lib/format";
import { readPayments } from "../api/subscription";

const STATUS: Record<PaymentMade["status"], [text: string, tone: Tone]> = {
  paid: ["Pagado", "ok"],
  pending: ["Pendiente", "warn"],
  failed: ["Rechazado", "danger"],
  refunded: ["Devuelto", "neutral"],
  partially_refunded: ["Devuelto en parte", "neutral"],
  disputed: ["En disputa", "warn"],
};

/** The payments, each with its receipt. */
export function PaymentsCard() {
  const { data, error, refetch } = useQuery(readPayments());
  return (
    <Card title="Pagos" flush>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rows={2} label="Cargando los pagos" />}
      {data?.length === 0 && <p className="p-5 text-ink-soft">Todavía no hay pagos.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((payment) => (
            <Payment key={payment._id} {...payment} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Payment({ date, amount, currency, status, receiptUrl }: PaymentMade) {
  const [text, tone] = STATUS[status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-5 py-3 last:border-0">
      <time dateTime={date}>{formatDay(date)}</time>
      <span className="font-medium tabular-nums">{amountText(amount, currency)}</span>
      <Badge tone={tone}>{text}</Badge>
      {receiptUrl && (
        <a href={receiptUrl} target="_blank" rel="noreferrer" className="link ms-auto">
          Ver comprobante<span className="sr-only"> del {formatDay(date)}</span>
        </a>
      )}
    </li>
  );
}
