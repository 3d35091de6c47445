import { Archive, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState, Failed } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { LoadMore } from "~/components/ui/load-more";
import type { RecordList } from "~/lib/lists/record-list";
import type { ListAddress } from "~/lib/lists/use-list-address";
import type { ListRead } from "~/lib/lists/use-record-list";
import { isArchived, isFiltered, toShelf, unfiltered } from "~/lib/lists/view";
import { notOne, theMany } from "~/lib/outcome";
import { TO_TRASH } from "~/lib/paths";
import type { Identified } from "~/lib/records/pages";
import { SkeletonList } from "./skeleton-list";

type ListBodyProps<R extends Identified> = Omit<
  ListRead<R>,
  "hasMore" | "isLate" | "isWhole" | "readMore"
> &
  Pick<ListAddress, "view" | "change"> & {
    list: RecordList<R>;
    /** The button that creates the first of them. */
    create: ReactNode;
    children: ReactNode;
  };

/** A list in each of its states: loading, failed, empty, or with rows. */
export function ListBody<R extends Identified>(props: ListBodyProps<R>) {
  const { list, rows, error, isPending, isReadingMore, retry, children } = props;
  if (isPending) return <SkeletonList label={`Cargando ${theMany(list.records.kind)}`} />;
  if (error) return <Failed error={error} onRetry={retry} />;
  return rows.length === 0 && !isReadingMore ? <Empty {...props} /> : children;
}

/** Why a list is empty, and the one action to offer. */
function Empty<R extends Identified>({ list, all, view, change, create }: ListBodyProps<R>) {
  const { kind } = list.records;
  const { many, ending } = kind;
  const isHidden = all.length > 0;
  if (isHidden && isFiltered(list, view)) {
    const clear = <Button onClick={() => change(unfiltered(list))}>Quitar los filtros</Button>;
    return (
      <EmptyState icon={<SearchX />} action={clear}>
        {`${notOne(kind)} coincide con lo que buscás.`}
      </EmptyState>
    );
  }
  if (isArchived(view)) {
    const back = () => change(toShelf(list, false));
    return (
      <EmptyState
        icon={<Archive />}
        action={<Button onClick={back}>{`Ver l${ending}s activ${ending}s`}</Button>}
      >
        {`No hay ${many} archivad${ending}s.`}
      </EmptyState>
    );
  }
  if (isHidden && list.done) {
    const { icon, text, label, change: shown } = list.done;
    return (
      <EmptyState icon={icon} action={<Button onClick={() => change(shown)}>{label}</Button>}>
        {text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={list.icon}
      action={
        <>
          {create}
          <Link to={TO_TRASH.to} className="link text-sm">
            {TO_TRASH.label}
          </Link>
        </>
      }
    >
      {list.none ?? `Todavía no hay ${many} en tu estudio.`}
    </EmptyState>
  );
}

type ListFootProps = Pick<ListRead<Identified>, "hasMore" | "isReadingMore" | "readMore"> & {
  rows: readonly unknown[];
};

/** How many rows there are, and a button for the others. */
export function ListFoot({ rows, hasMore, isReadingMore, readMore }: ListFootProps) {
  if (rows.length === 0 && !hasMore) return null;
  return <LoadMore shown={rows.length} hasMore={hasMore} busy={isReadingMore} onMore={readMore} />;
}
