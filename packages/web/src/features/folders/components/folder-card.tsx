import { FolderStatusBadge } from "~/components/folder-status";
import { formatDay } from "~/lib/format";
import type { FolderRow } from "../lib/folder-row";

/** What a card says of a case: whose, about what, and how it stands. */
export function FolderCard({ row }: { row: FolderRow }) {
  const { customerName, materia, folderFuero, status, updatedAt } = row;
  const aside = [customerName, materia, folderFuero].filter(Boolean).join(" · ");
  return (
    <>
      {aside && <p className="mt-0.5 truncate text-ink-soft">{aside}</p>}
      <p className="mt-1.5 flex items-center justify-between gap-3 text-ink-soft text-sm">
        <FolderStatusBadge status={status} />
        <time dateTime={updatedAt} className="text-ink-faint">
          <span className="sr-only">Último cambio: </span>
          {updatedAt && formatDay(updatedAt)}
        </time>
      </p>
    </>
  );
}
