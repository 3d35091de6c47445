import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { ApiError, type DeletedRecord } from "~/lib/api/error";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useRestore } from "~/lib/trash/use-restore";
import { Button, ButtonLink } from "./ui/button";
import { EmptyState } from "./ui/empty-state";

/** The record in Eliminadas that a refusal names, if any. */
export const deletedIn = (error: unknown): DeletedRecord | undefined =>
  error instanceof ApiError ? error.body.deleted : undefined;

/** Where a deleted record is, since when, and until when it can be restored. */
export const trashText = ({ with: folderId, since, until }: DeletedRecord) =>
  `Está en Eliminadas${folderId ? " con su causa" : ""} desde el ${formatDay(since)}, y se puede restaurar hasta el ${formatDay(until)}.`;

export type RestoreProps = { deleted: DeletedRecord; onRestored?: () => void };

/** The buttons that restore a deleted record, and the case with which it was deleted. */
export function RestoreButtons({ deleted, onRestored }: RestoreProps) {
  const { restore, busyId } = useRestore();
  const id = deleted.with ?? deleted._id;
  const kind = deleted.with ? "folder" : (deleted.kind as RecordKind);
  const onClick = async () => {
    if (await restore(kind, id)) onRestored?.();
  };
  return (
    <>
      <Button
        variant="primary"
        busy={busyId !== undefined}
        busyLabel="Restaurando…"
        onClick={() => void onClick()}
      >
        {deleted.with ? "Restaurar la causa" : "Restaurar"}
      </Button>
      <ButtonLink to={paths.trash}>Ver eliminadas</ButtonLink>
    </>
  );
}

/** A card for a record that is in Eliminadas. */
export function InTrash({ deleted }: { deleted: DeletedRecord }) {
  const actions = (
    <span className="flex flex-wrap justify-center gap-2">
      <RestoreButtons deleted={deleted} />
    </span>
  );
  return <EmptyState action={actions}>{trashText(deleted)}</EmptyState>;
}
