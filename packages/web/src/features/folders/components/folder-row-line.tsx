import { memo } from "react";
import { Link } from "react-router";
import { MarkBox } from "~/components/lists/mark-box";
import { Cell } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import { opensBeside } from "~/lib/lists/open-or-peek";
import type { RowActions } from "~/lib/lists/use-row-actions";
import { rowLinkId } from "~/lib/lists/use-walk";
import { paths } from "~/lib/paths";
import type { ColumnId } from "../lib/folder-columns";
import type { FolderRow } from "../lib/folder-row";
import { FolderActions } from "./folder-actions";
import { FolderCell } from "./folder-cell";

type FolderRowLineProps = {
  row: FolderRow;
  index: number;
  columns: readonly { id: ColumnId }[];
  beside: boolean;
  marked: boolean;
  actions: RowActions;
};

/** One case of the list: 40 px, and the whole line is its link. */
export const FolderRowLine = memo(function FolderRowLine(props: FolderRowLineProps) {
  const { row, index, columns, beside, marked, actions } = props;
  const { _id, folderName } = row;
  return (
    <tr
      aria-rowindex={index + 2}
      aria-current={beside || undefined}
      className={cn(
        "relative transition-colors",
        beside ? "bg-accent-wash" : marked ? "bg-wash" : "hover:bg-wash",
      )}
    >
      <Cell className="select-none">
        <MarkBox id={_id} name={folderName} marked={marked} onToggle={actions.toggle} />
      </Cell>
      <Cell dir="auto" className="ps-1 rtl:text-right">
        <Link
          id={rowLinkId(_id)}
          to={paths.folders.details(_id)}
          title={folderName}
          onClick={(event) => {
            if (!opensBeside(event, beside)) return;
            event.preventDefault();
            actions.peek(_id);
          }}
          className="block scroll-my-28 truncate font-medium leading-9 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {folderName}
        </Link>
      </Cell>
      {columns.map(({ id }) => (
        <Cell key={id} dir="auto" className="text-ink-soft rtl:text-right">
          <FolderCell row={row} column={id} />
        </Cell>
      ))}
      <Cell>
        <span className="relative z-[1]">
          <FolderActions
            folder={row}
            onEdit={() => actions.edit(_id)}
            onDelete={() => actions.remove(_id)}
          />
        </span>
      </Cell>
    </tr>
  );
});
