import type { Breakdown, Causa } from "@foja/core/courts/causas/causa.schema";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CourtHealthBadge } from "~/components/court-health-badge";
import { Row, RowListing } from "~/components/lists/rows";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { PageHeader } from "~/components/ui/page-header";
import { messageOf } from "~/lib/api/messages";
import { counted, formatDate, formatMoment, formatNumber } from "~/lib/format";
import { notify } from "~/lib/notify";
import { deleteCausa, refreshCausas, verifiedCausas } from "../api/causas";

const GROUPS: [keyof Breakdown, string][] = [
  ["total", "En total"],
  ["civil", "Civil"],
  ["seguridad_social", "Seguridad social"],
  ["trabajo", "Trabajo"],
  ["otros", "Otros"],
];

/** The courts' cases that the portals confirmed, with their number by fuero. */
export default function VerifiedPage() {
  const query = useInfiniteQuery(verifiedCausas());
  const [deleting, setDeleting] = useState<Causa>();
  const breakdown = query.data?.pages[0]?.breakdown;
  return (
    <>
      <PageHeader
        title="Causas verificadas"
        description="Los expedientes que su portal confirmó, los que se leyeron último primero."
      />
      {breakdown && (
        <dl className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-5">
          {GROUPS.map(([key, label]) => (
            <div key={key} className="rounded-md border bg-sheet px-4 py-3">
              <dt className="text-ink-faint text-sm">{label}</dt>
              <dd className="font-semibold text-xl tabular-nums">{formatNumber(breakdown[key])}</dd>
            </div>
          ))}
        </dl>
      )}
      <RowListing
        query={query}
        rows={query.data?.pages.flatMap(({ causas }) => causas)}
        empty="Todavía no hay expedientes verificados."
        title="Causas verificadas"
        row={(causa) => (
          <Row
            key={causa._id}
            title={`${causa.number}: ${causa.caratula ?? "sin carátula"}`}
            facts={factsOf(causa)}
            marks={<CourtHealthBadge health={causa.health} />}
          >
            <Button
              size="sm"
              aria-label={`Eliminar ${causa.number}`}
              onClick={() => setDeleting(causa)}
            >
              Eliminar
            </Button>
          </Row>
        )}
      />
      {deleting && <Deleting causa={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

const factsOf = ({ court, department, movements, lastMovement, lastGoodAt }: Causa) => [
  court,
  department,
  counted(movements, "movimiento", "movimientos"),
  lastMovement && `el último, del ${formatDate(lastMovement)}`,
  lastGoodAt && `leída el ${formatMoment(lastGoodAt)}`,
];

function Deleting({ causa, onClose }: { causa: Causa; onClose: () => void }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteCausa(causa.fuero ?? causa.system, causa._id);
      notify.success("Expediente eliminado");
      await refreshCausas(cache);
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Eliminar ${causa.number}`}
      description="Las causas vinculadas con este expediente dejan de estarlo. Lo que ya les llegó, queda."
      action="Eliminar"
      danger
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
