import { FOLDER_STATUSES } from "@foja/core/practice/folders/status.rules";
import { Board } from "~/components/board/board";
import { FOLDER_STATUS } from "~/components/folder-status";
import { RecordLink } from "~/components/lists/record-row";
import { ResponsibleMark } from "~/components/responsible-mark";
import type { Desk } from "~/lib/lists/use-desk";
import { useFolderStatus } from "../hooks/use-folder-status";
import type { FolderRow } from "../lib/folder-row";
import { FOLDERS } from "./folder-list";
import { FolderMenu } from "./folder-menu";

const FOLDED = { folded: true } as const;
const columns = FOLDER_STATUSES.map((id) => {
  const { label, icon: Icon, ink } = FOLDER_STATUS[id];
  return { id, label, icon: <Icon className={ink} />, ...(id === "cerrada" && FOLDED) };
});

/** The cases by state, in the order of the work. */
export default function FoldersBoard({ desk: { rows, actions } }: { desk: Desk<FolderRow> }) {
  const move = useFolderStatus();
  return (
    <Board
      label="Causas por estado"
      {...{ columns, rows }}
      columnOf={(row) => row.status}
      nameOf={(row) => row.folderName}
      card={(row) => <CaseCard row={row} />}
      actions={(row) => <FolderMenu {...{ row, actions }} archived={false} />}
      onMove={(of, to) => move({ of, to })}
    />
  );
}

function CaseCard({ row }: { row: FolderRow }) {
  const aside = [row.number, row.customerName, row.materia].filter(Boolean).join(" · ");
  return (
    <>
      <RecordLink list={FOLDERS} row={row} className="line-clamp-3 break-words" />
      {aside && <p className="mt-0.5 truncate text-ink-soft text-sm">{aside}</p>}
      <p className="mt-0.5 flex text-ink-soft text-sm empty:hidden">
        <ResponsibleMark id={row.responsibleId} />
      </p>
    </>
  );
}
