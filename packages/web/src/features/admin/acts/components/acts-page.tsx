import type { CourtAct } from "@foja/core/law/deadlines/act.schema";
import { jurisdictionOf } from "@foja/core/law/deadlines/jurisdiction.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { PageHeader } from "~/components/ui/page-header";
import { messageOf } from "~/lib/api/messages";
import { DAY_KINDS } from "~/lib/court/day-kinds";
import { formatDate } from "~/lib/format";
import { notify } from "~/lib/notify";
import { courtActs, removeAct } from "../api/acts";
import { ActDialog } from "./act-dialog";

/** The acts of courts that were added for every practice. */
export default function ActsPage() {
  const { data, error, refetch } = useQuery(courtActs());
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title="Calendario judicial"
        description="Los actos que se suman al calendario de todos los estudios."
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            Cargar un acto
          </Button>
        }
      />
      {!data && <Unread error={error} onRetry={refetch} rows={6} again="Reintentar" />}
      {data?.length === 0 && (
        <EmptyState>Todavía no hay actos: vale el calendario que trae Foja.</EmptyState>
      )}
      {data && data.length > 0 && (
        <ul aria-label="Actos" className="rounded-md border bg-sheet">
          {data.map((act) => (
            <ActLine key={act._id} act={act} />
          ))}
        </ul>
      )}
      {adding && <ActDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const daysOf = ({ from, to }: CourtAct) =>
  from === to ? formatDate(from) : `${formatDate(from)} al ${formatDate(to)}`;

function ActLine({ act }: { act: CourtAct }) {
  const cache = useQueryClient();
  const { jurisdiccion, kind, reason, norma, dictado, from } = act;
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await removeAct(act);
      await cache.invalidateQueries({ queryKey: ["court-acts"] });
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <li className="flex items-start gap-4 border-b px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">
          {daysOf(act)} · {DAY_KINDS[kind]}: {reason}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {jurisdictionOf(jurisdiccion).name}. {norma}, del {formatDate(dictado)}
          {dictado > from && ", posterior al día"}
        </p>
      </div>
      <IconButton
        label={`Quitar ${norma}, ${daysOf(act)}`}
        size="sm"
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Quitar el acto"
        description={`${norma}: los plazos abiertos de todos los estudios se vuelven a contar sin él.`}
        action="Quitar"
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
