import { ArrowDown, ArrowUp } from "lucide-react";
import { HeadCell } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import type { Sort } from "~/lib/lists/record-list";
import { startsDescending } from "~/lib/lists/view";

type SortHeadProps = {
  id: string;
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  width?: number;
  className?: string;
};

/** The head of a column by which the list can be sorted. */
export function SortHead(props: SortHeadProps) {
  const { id, label, sort, onSort, width, className } = props;
  const active = sort.by === id;
  const Arrow = (active ? sort.desc : startsDescending(id)) ? ArrowDown : ArrowUp;
  const next = { by: id, desc: active ? !sort.desc : startsDescending(id) };
  return (
    <HeadCell
      aria-sort={active ? (sort.desc ? "descending" : "ascending") : undefined}
      style={{ width }}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className={cn(
          "group -mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink",
          active && "text-ink",
        )}
      >
        {label}
        <Arrow
          aria-hidden
          className={cn("size-3.5", !active && "opacity-0 group-hover:opacity-60")}
        />
      </button>
    </HeadCell>
  );
}
