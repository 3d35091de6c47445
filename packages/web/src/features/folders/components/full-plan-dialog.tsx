import { useInfiniteQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";
import { FolderStatusBadge } from "~/components/folder-status";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { usedInWords } from "~/lib/plan-room";
import { allRows } from "~/lib/records/pages";
import { useRecordMoves } from "~/lib/records/use-record-moves";
import { folders } from "../api/folder-records";
import { leastNeeded } from "../lib/least-needed";

type FullPlanProps = { used: { value: number; max: number }; userId: string; onClose: () => void };

/** Says that there is no room for another case before anything is typed; offers to make some. */
export function FullPlanDialog({ used, userId, onClose }: FullPlanProps) {
  const { data, error } = useInfiniteQuery(folders.list({ userId }));
  const { shelve } = useRecordMoves(folders);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Nueva causa"
      description={`Llegaste a ${usedInWords("folders", used)}: archivá una o mirá los planes.`}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <ButtonLink to={paths.plans()} variant="primary">
            Ver planes
          </ButtonLink>
        </>
      }
    >
      <h3 className="mb-1 font-medium">Archivar una causa</h3>
      <p className="mb-2 text-ink-soft text-sm">
        Lo archivado no ocupa lugar y se sigue leyendo; podés desarchivarla cuando quieras.
      </p>
      {error && !data && <p className="text-ink-soft">{messageOf(error)}</p>}
      {!data && !error && <SkeletonRows rows={4} />}
      <ul className="divide-y border-y">
        {leastNeeded(data ? allRows(data) : []).map(
          ({ _id, folderName, status, updatedAt }, row) => (
            <li key={_id} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block break-words">{folderName}</span>
                <span className="flex flex-wrap gap-x-3 text-ink-faint text-sm">
                  <FolderStatusBadge status={status} />
                  {`Último cambio: ${formatDay(updatedAt)}`}
                </span>
              </span>
              <Button
                size="sm"
                autoFocus={row === 0}
                aria-label={`Archivar ${folderName}`}
                onClick={() => shelve([_id], true)}
              >
                <Archive aria-hidden /> Archivar
              </Button>
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
