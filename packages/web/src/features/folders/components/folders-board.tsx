import { FOLDER_STATUSES } from "@foja/core/practice/folders/folder.schema";
import { Link } from "react-router";
import { Board } from "~/components/board/board";
import { FOLDER_STATUS } from "~/components/folder-status";
import type { RowActions } from "~/lib/lists/use-row-actions";
import { paths } from "~/lib/paths";
import { useMoveFolder } from "../hooks/use-move-folder";
import type { FolderRow } from "../lib/folder-row";
import { FolderActions } from "./folder-actions";

const columns = FOLDER_STATUSES.map((id) => {
  const { label, icon: Icon, ink } = FOLDER_STATUS[id];
  return { id, label, icon: <Icon className={ink} /> };
});

type FoldersBoardProps = { rows: readonly FolderRow[]; actions: RowActions };

/** The cases by the order of the work. */
export default function FoldersBoard({ rows, actions }: FoldersBoardProps) {
  const onMove = useMoveFolder();
  return (
    <Board
      label="Causas por estado"
      {...{ columns, rows, onMove }}
      columnOf={(row) => row.status}
      nameOf={(row) => row.folderName}
      card={(row) => <CaseCard row={row} />}
      actions={(row) => (
        <FolderActions
          folder={row}
          onEdit={() => actions.edit(row._id)}
          onDelete={() => actions.remove(row._id)}
        />
      )}
    />
  );
}

function CaseCard({ row: { _id, folderName, customerName, materia, number } }: { row: FolderRow }) {
  const aside = [number, customerName, materia].filter(Boolean).join(" · ");
  return (
    <>
      <Link
        to={paths.folders.details(_id)}
        draggable={false}
        className="line-clamp-3 break-words font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
      >
        {folderName}
      </Link>
      {aside && <p className="mt-0.5 truncate text-ink-soft text-sm">{aside}</p>}
    </>
  );
}
