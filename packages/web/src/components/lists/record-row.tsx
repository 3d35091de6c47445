import { type ChangeEvent, memo } from "react";
import { BareCheckbox, Checkbox } from "~/components/ui/checkbox";
import { Link } from "~/components/ui/link";
import { Cell } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import type { Column, DeskList, RowProps } from "~/lib/lists/record-list";
import { opensCard, rowLinkId } from "~/lib/lists/use-rows";
import type { Identified } from "~/lib/records/pages";

type RecordLinkProps<R extends Identified> = {
  list: Pick<DeskList<R>, "nameOf" | "linkOf" | "hasPage" | "nameClass" | "markOf">;
  row: R;
  /** Whether its card is open beside the list. */
  beside?: boolean;
  /** Shows its card; without it, the link is an ordinary one. */
  onPeek?: (id: string) => void;
  className?: string;
};

/** The name of a record, as the link that covers its whole row or card. */
export function RecordLink<R extends Identified>(props: RecordLinkProps<R>) {
  const { list, row, beside = false, onPeek, className } = props;
  const name = list.nameOf(row);
  return (
    <Link
      id={rowLinkId(row._id)}
      to={list.linkOf(row._id)}
      title={name}
      draggable={false}
      onClick={(event) => {
        if (!onPeek || !opensCard(event, list.hasPage === true, beside)) return;
        event.preventDefault();
        onPeek(row._id);
      }}
      className={cn(
        "min-w-0 scroll-my-28 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2",
        list.nameClass?.(row),
        className,
      )}
    >
      {list.markOf?.(row)}
      {name}
    </Link>
  );
}

type RecordRowProps<R extends Identified> = RowProps<R> & { list: DeskList<R>; marked: boolean };

/** Marks a row; with Shift, all from the last one marked. It is above the row's own link. */
const markOf = <R extends Identified>({ list, row, marked, actions }: RecordRowProps<R>) => ({
  label: `Marcar ${list.nameOf(row)}`,
  checked: marked,
  onChange: ({ nativeEvent }: ChangeEvent) =>
    actions.toggle(row._id, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true),
});

/** A name and what stands after it take two lines at most. */
const TWO_LINES = "line-clamp-2 whitespace-normal leading-5";

type LineProps<R extends Identified> = RecordRowProps<R> & {
  index: number;
  columns: readonly Column<R>[];
  /** Two lines high: for the whole name, and what stands after it. */
  tall: boolean;
  beside: boolean;
};

/** One record of a table: the whole line is its link. */
export const RecordLine = memo(Line) as typeof Line;

function Line<R extends Identified>(props: LineProps<R>) {
  const { list, row, index, columns, tall, beside, marked, archived, actions } = props;
  const { Before, Menu } = list;
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
        <BareCheckbox {...markOf(props)} className="relative z-[1]" />
      </Cell>
      <Cell dir="auto" className={cn("rtl:text-right", tall && "h-14", Before ? "ps-0" : "ps-1")}>
        <Lead {...props} />
      </Cell>
      {columns.map((column) => (
        <Cell
          key={column.id}
          dir="auto"
          className={cn(
            "text-ink-soft rtl:text-right",
            tall && "h-14 whitespace-normal break-words leading-5",
          )}
        >
          {column.cell ? column.cell(row) : <Text of={row[column.id]} />}
        </Cell>
      ))}
      <Cell className="*:relative *:z-[1]">
        <Menu {...{ row, archived, actions }} />
      </Cell>
    </tr>
  );
}

/** The name of a record with what stands before and after it, in as few elements as they need. */
function Lead<R extends Identified>({ list, row, columns, tall, beside, actions }: LineProps<R>) {
  const { Before, After, asideOf } = list;
  const link = { list, row, beside, onPeek: actions.peek };
  const low = tall ? undefined : "block truncate leading-9";
  if (Before) {
    return (
      <span className="flex min-w-0 items-center gap-1.5">
        <Before row={row} />
        <RecordLink {...link} className={low} />
        {After && <After row={row} roomy={columns.length === list.columns.length} />}
      </span>
    );
  }
  const aside = tall && asideOf?.(row);
  if (!aside) return <RecordLink {...link} className={low ?? TWO_LINES} />;
  return (
    <span className={TWO_LINES}>
      <RecordLink {...link} />
      <span className="text-ink-faint"> · {aside}</span>
    </span>
  );
}

/** A text, in full on hover. An empty one is a blank. */
const Text = ({ of }: { of: unknown }) =>
  typeof of === "string" && of !== "" ? <span title={of}>{of}</span> : null;

/** One record where there is no space for a table. */
export const RecordCard = memo(Card) as typeof Card;

function Card<R extends Identified>(props: RecordRowProps<R>) {
  const { list, row, marked, archived, actions } = props;
  const { Before, Card: Content, Menu } = list;
  return (
    <li
      className={cn(
        "relative flex items-start border-b py-3 ps-4 pe-2 card-row last:border-0",
        Before ? "gap-2" : "gap-3",
        marked ? "bg-wash" : "hover:bg-wash",
      )}
    >
      <Checkbox
        {...markOf(props)}
        hideLabel
        className={cn("relative z-[1] [&_input]:size-5", Before && "pt-0.5")}
      />
      {Before && <Before row={row} />}
      <div className={cn("min-w-0 flex-1", Before && "pt-0.5")}>
        <RecordLink
          {...{ list, row }}
          onPeek={list.hasPage ? undefined : actions.peek}
          className="line-clamp-2 break-words"
        />
        <Content row={row} />
      </div>
      <span className={cn("relative z-[1]", Before ? "-mt-0.5" : "-mt-1")}>
        <Menu {...{ row, archived, actions }} />
      </span>
    </li>
  );
}
