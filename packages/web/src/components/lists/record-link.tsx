import { Link } from "react-router";
import { cn } from "~/lib/cn";
import { opensCard } from "~/lib/lists/opens-card";
import type { Identified } from "~/lib/records/pages";
import type { DeskList } from "~/lib/lists/record-list";
import { rowLinkId } from "~/lib/lists/use-walk";

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
