import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { Plan } from "@foja/core/money/ledger/ledger.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DueMark } from "~/components/due-mark";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { cancelPlan, refreshAccount } from "../api/account";
import { STEPS } from "../lib/account-words";

type PlansListProps = { folderId: string; plans: Plan[] };

/** The plans of instalments of an account: those with unpaid ones first. */
export function PlansList({ folderId, plans }: PlansListProps) {
  const [ending, setEnding] = useState<Plan>();
  const order = [...plans].sort((a, b) => Number(b.state === "open") - Number(a.state === "open"));
  return (
    <section aria-labelledby="cuotas" className="mt-8">
      <h2 id="cuotas" className="mb-2 font-semibold">
        Cuotas
      </h2>
      <ul className="space-y-5">
        {order.map((plan) => (
          <PlanBlock key={plan._id} plan={plan} onCancel={() => setEnding(plan)} />
        ))}
      </ul>
      {ending && (
        <CancelDialog {...{ folderId }} plan={ending} onClose={() => setEnding(undefined)} />
      )}
    </section>
  );
}

const STATES = { open: "En curso", paid: "Pagado", cancelled: "Cancelado" } as const;

function PlanBlock({ plan, onCancel }: { plan: Plan; onCancel: () => void }) {
  const { amount, currency, every, description, state, installments } = plan;
  const count = installments.length;
  const terms = `${count === 1 ? "1 cuota" : `${count} cuotas`} · ${STEPS[every].toLowerCase()}`;
  return (
    <li className="border-t pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-medium tabular-nums">{amountText(amount, currency)}</p>
        <p className="text-ink-soft text-sm">{[terms, description].filter(Boolean).join(" · ")}</p>
        <p className="text-ink-soft text-sm">{STATES[state]}</p>
        {state === "open" && (
          <Button size="sm" className="ms-auto" onClick={onCancel}>
            Cancelar plan…
          </Button>
        )}
      </div>
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {installments.map((one) => (
          <li
            key={one._id}
            className="flex flex-wrap items-baseline gap-x-3 border-b py-1.5 tabular-nums"
          >
            <span className="w-14 shrink-0 text-ink-faint text-sm">{`${one.n} de ${count}`}</span>
            <span className="whitespace-nowrap">{amountText(one.amount, currency)}</span>
            <span className="ms-auto text-sm">
              <Standing one={one} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
    </li>
  );
}

type StandingProps = { one: Plan["installments"][number]; currency: Plan["currency"] };

function Standing({ one, currency }: StandingProps) {
  if (one.state === "paid") return <span className="text-ok">Pagada</span>;
  const part = one.paid > 0 && `pagado ${amountText(one.paid, currency)}`;
  if (one.state === "cancelled") {
    return <span className="text-ink-faint">{["Cancelada", part].filter(Boolean).join(", ")}</span>;
  }
  return (
    <>
      <DueMark dueDate={one.due} status="pendiente" />
      {part && <span className="ms-2 text-ink-soft">{part}</span>}
    </>
  );
}

type CancelDialogProps = { folderId: string; plan: Plan; onClose: () => void };

function CancelDialog({ folderId, plan, onClose }: CancelDialogProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await cancelPlan(folderId, plan._id);
      notify.success("Plan cancelado");
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(false);
    }
    await refreshAccount(cache, folderId);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title="Cancelar lo que falta del plan"
      description="Las cuotas sin pagar dejan de vencer y de avisar. Lo pagado queda, y los saldos no cambian: la deuda sigue. No se deshace; se acuerda otro plan."
      action="Cancelar plan"
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
