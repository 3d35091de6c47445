import { moneyText } from "@foja/core/kernel/money.rules";
import type { Calculator, Difference } from "@foja/core/practice/calculators/calculator.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import {
  CALCULATORS,
  recomputeCalculator,
  refreshCalculators,
} from "~/features/calculations/shared/api/calls";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";

type RecomputeDialogProps = { calculator: Calculator; onClose: () => void };

/** Shows what today's rules and series change, and why, before they are applied. */
export function RecomputeDialog({ calculator: { _id, version }, onClose }: RecomputeDialogProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data, error } = useQuery({
    queryKey: [...CALCULATORS, "difference", _id, version],
    queryFn: async () => (await recomputeCalculator(_id, { dryRun: true })).difference,
    staleTime: 0,
  });
  const changes = data && (data.lines.length > 0 || data.before !== data.after);

  const take = async () => {
    setBusy(true);
    try {
      await recomputeCalculator(_id, {});
      await refreshCalculators(cache);
      notify.success("Recalculado; la versión anterior queda guardada");
      onClose();
    } catch (failure) {
      notify.error(messageOf(failure));
    }
    setBusy(false);
  };

  const footer = (
    <>
      <Button onClick={onClose}>{changes ? "Dejar como está" : "Cerrar"}</Button>
      {changes && (
        <Button variant="primary" busy={busy} busyLabel="Guardando…" onClick={() => void take()}>
          Guardar como nueva versión
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title="Recalcular a hoy" footer={footer}>
      {error && <EmptyState>{messageOf(error)}</EmptyState>}
      {!error && !data && <SkeletonRows rows={4} />}
      {data &&
        (changes ? <Changes {...data} /> : <p>Con las reglas y series de hoy da lo mismo.</p>)}
    </Dialog>
  );
}

function Changes({ before, after, lines, reasons }: Difference) {
  return (
    <div className="space-y-5">
      <ul className="list-disc space-y-1 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b text-ink-faint">
            <th scope="col" className="py-2 text-start font-medium">
              Concepto
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              Antes
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              Ahora
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="border-b">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {line.label}
              </th>
              <td className="py-2 ps-3 text-end">{line.before ?? "—"}</td>
              <td className="py-2 ps-3 text-end">{line.after ?? "—"}</td>
            </tr>
          ))}
        </tbody>
        {before !== null && after !== null && (
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-2 text-start">
                Total
              </th>
              <td className="py-2 text-end">{moneyText(before)}</td>
              <td className="py-2 text-end">{moneyText(after)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
