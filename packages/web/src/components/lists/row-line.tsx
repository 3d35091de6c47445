import { memo } from "react";
import { Cell } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import type { Identified } from "~/lib/records/pages";
import type { Column, DeskList, RowProps } from "~/lib/lists/record-list";
import { MarkBox } from "./mark-box";
import { RecordLink } from "./record-link";

type RowLineProps<R extends Identified> = RowProps<R> & {
  list: DeskList<R>;
  index: number;
  columns: readonly Column<R>[];
  beside: boolean;
  marked: boolean;
};

/** One record of a table: 40 px high, and the whole line is its link. */
export const RowLine = memo(Line) as typeof Line;

function Line<R extends Identified>(props: RowLineProps<R>) {
  const { list, row, index, columns, beside, marked, archived, actions } = props;
  const { Menu } = list;
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
        <MarkBox id={row._id} name={list.nameOf(row)} marked={marked} onToggle={actions.toggle} />
      </Cell>
      <NameCell {...props} />
      {columns.map((column) => (
        <Cell key={column.id} dir="auto" className="text-ink-soft rtl:text-right">
          {column.cell ? column.cell(row) : <Text of={row[column.id]} />}
        </Cell>
      ))}
      <Cell>
        <span className="relative z-[1]">
          <Menu {...{ row, archived, actions }} />
        </span>
      </Cell>
    </tr>
  );
}

function NameCell<R extends Identified>({ list, row, columns, beside, actions }: RowLineProps<R>) {
  const { Before, After } = list;
  const link = (
    <RecordLink
      {...{ list, row, beside }}
      onPeek={actions.peek}
      className="block truncate leading-9"
    />
  );
  return (
    <Cell dir="auto" className={cn("rtl:text-right", Before ? "ps-0" : "ps-1")}>
      {Before ? (
        <span className="flex min-w-0 items-center gap-1.5">
          <Before row={row} />
          {link}
          {After && <After row={row} roomy={columns.length === list.columns.length} />}
        </span>
      ) : (
        link
      )}
    </Cell>
  );
}

/** A text, in full on hover. An empty one is a blank. */
const Text = ({ of }: { of: unknown }) =>
  typeof of === "string" && of !== "" ? <span title={of}>{of}</span> : null;
