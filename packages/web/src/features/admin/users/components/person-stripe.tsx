import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { amountText } from "@foja/core/billing/plans/price-text.rules";
import { useQuery } from "@tanstack/react-query";
import { Fold } from "~/components/ui/fold";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatDay, formatMoment } from "~/lib/format";
import { readStripeHistory } from "../api/people";
import { HISTORY_WORDS, PAYMENT_WORDS } from "../lib/words";

/** The plans an account was on, and its data at Stripe. */
export const PersonStripe = ({ userId }: { userId: string }) => (
  <div className="mt-4">
    <Fold title="Historia del plan y de los pagos" lazy>
      <History userId={userId} />
    </Fold>
  </div>
);

function History({ userId }: { userId: string }) {
  const { data, error } = useQuery(readStripeHistory(userId));
  if (error) return <p className="text-danger">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows rows={3} />;
  const { customerId, subscriptions, payments, history } = data;
  return (
    <div className="space-y-4 text-sm">
      <List
        title="Planes"
        lines={history.map(
          ({ at, from, to, why }) =>
            `${formatMoment(at)}: ${HISTORY_WORDS[why]}, de ${PLANS[from].displayName} a ${PLANS[to].displayName}`,
        )}
      />
      <List
        title={customerId ? `Suscripciones de ${customerId}` : "Suscripciones"}
        lines={subscriptions.map(
          ({ _id, status, amount, currency, createdAt, endedAt }) =>
            `${_id}: ${status}, ${amountText(amount, currency)}, desde el ${formatDay(createdAt)}${endedAt ? ` hasta el ${formatDay(endedAt)}` : ""}`,
        )}
      />
      <List
        title="Pagos"
        lines={payments.map(
          ({ date, amount, currency, status }) =>
            `${formatDay(date)}: ${amountText(amount, currency)}, ${PAYMENT_WORDS[status]}`,
        )}
      />
    </div>
  );
}

const List = ({ title, lines }: { title: string; lines: string[] }) => (
  <div>
    <h4 className="font-medium">{title}</h4>
    {lines.length === 0 ? (
      <p className="text-ink-soft">Nada todavía.</p>
    ) : (
      <ul className="mt-1 space-y-1">
        {lines.map((line) => (
          <li key={line} className="break-words text-ink-soft">
            {line}
          </li>
        ))}
      </ul>
    )}
  </div>
);
