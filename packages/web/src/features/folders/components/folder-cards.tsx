import { useState } from "react";
import { Link } from "react-router";
import { FolderStatusBadge } from "~/components/folder-status";
import { MarkBox } from "~/components/lists/mark-box";
import { cn } from "~/lib/cn";
import { formatDay } from "~/lib/format";
import type { RowActions } from "~/lib/lists/use-row-actions";
import { paths } from "~/lib/paths";
import type { FolderRow } from "../lib/folder-row";
import { FolderActions } from "./folder-actions";

type FolderCardProps = { row: FolderRow; marked: boolean; actions: RowActions };

/** One case where there is no room for a table: what it is, whose, and how it stands. */
export function FolderCard({ row, marked, actions }: FolderCardProps) {
  const { _id, folderName, customerName, materia, folderFuero, status, updatedAt } = row;
  const aside = [customerName, materia, folderFuero].filter(Boolean).join(" · ");
  return (
    <li
      className={cn(
        "relative flex gap-3 border-b py-3 ps-4 pe-2 last:border-0",
        marked ? "bg-wash" : "hover:bg-wash",
      )}
    >
      <MarkBox
        id={_id}
        name={folderName}
        marked={marked}
        onToggle={actions.toggle}
        className="self-start [&_input]:size-5"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.folders.details(_id)}
          className="line-clamp-2 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {folderName}
        </Link>
        {aside && <p className="mt-0.5 truncate text-ink-soft">{aside}</p>}
        <p className="mt-1.5 flex items-center justify-between gap-3 text-ink-soft text-sm">
          <FolderStatusBadge status={status} />
          <time dateTime={updatedAt} className="text-ink-faint">
            <span className="sr-only">Último cambio: </span>
            {updatedAt && formatDay(updatedAt)}
          </time>
        </p>
      </div>
      <span className="relative z-[1] -mt-1">
        <FolderActions
          folder={row}
          onEdit={() => actions.edit(_id)}
          onDelete={() => actions.remove(_id)}
        />
      </span>
    </li>
  );
}

const STEP = 100;

type FolderCardsProps = {
  rows: readonly FolderRow[];
  marked: ReadonlySet<string>;
  actions: RowActions;
};

/** The cases as cards, a hundred at a time: a thumb scrolls no further without asking. */
export function FolderCards({ rows, marked, actions }: FolderCardsProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul aria-label="Causas">
        {rows.slice(0, shown).map((row) => (
          <FolderCard key={row._id} row={row} marked={marked.has(row._id)} actions={actions} />
        ))}
      </ul>
      {rows.length > shown && (
        <button
          type="button"
          onClick={() => setShown(shown + STEP)}
          className="h-12 w-full border-t font-medium text-accent hover:bg-wash"
        >
          Ver {Math.min(STEP, rows.length - shown)} más de {rows.length}
        </button>
      )}
    </>
  );
}
