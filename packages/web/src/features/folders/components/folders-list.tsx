import { lazy, type RefObject, Suspense } from "react";
import { SkeletonList } from "~/components/lists/skeleton-list";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";
import { messageOf } from "~/lib/api/messages";
import type { RowActions } from "~/lib/lists/use-row-actions";
import type { useColumns } from "../hooks/use-columns";
import type { FolderViewState } from "../hooks/use-folder-view";
import type { Folders } from "../hooks/use-folders";
import type { SelectionState } from "../hooks/use-selection";
import { FolderCards } from "./folder-cards";
import { FoldersEmpty } from "./folders-empty";
import { FoldersTable } from "./folders-table";

const FoldersBoard = lazy(() => import("./folders-board"));

type FoldersListProps = {
  folders: Folders;
  state: FolderViewState;
  selection: SelectionState;
  columns: ReturnType<typeof useColumns>["columns"];
  wide: boolean;
  actions: RowActions;
  reveal: RefObject<((index: number) => void) | null>;
};

/** The list in each of its lives: on its way, failed, empty, or full. */
export function FoldersList(props: FoldersListProps) {
  const { folders, state, selection, columns, wide, actions, reveal } = props;
  const { rows, total, error, isPending } = folders;
  const { view, change, place, peeked } = state;
  if (isPending) return <SkeletonList label="Cargando las causas" />;
  if (error) {
    return (
      <EmptyState action={<Button onClick={folders.retry}>Intentar de nuevo</Button>}>
        {messageOf(error)}
      </EmptyState>
    );
  }
  if (rows.length === 0 && !folders.isReadingMore) {
    const onCreate = () => place({ nueva: "1" });
    return <FoldersEmpty {...{ view, onCreate }} hidden={total > 0} onChange={change} />;
  }
  if (view.board) {
    return (
      <Suspense fallback={<SkeletonList label="Cargando el tablero" />}>
        <FoldersBoard {...{ rows, actions }} />
      </Suspense>
    );
  }
  if (!wide) return <FolderCards rows={rows} marked={selection.ids} actions={actions} />;
  return (
    <FoldersTable
      {...{ rows, columns, selection, peeked, actions, reveal }}
      sort={view.sort}
      onSort={(sort) => change({ sort })}
    />
  );
}

/** How many there are, and the rest when it is asked for. */
export function FoldersFoot({ folders }: { folders: Folders }) {
  if (folders.rows.length === 0 && !folders.hasMore) return null;
  return (
    <LoadMore
      shown={folders.rows.length}
      hasMore={folders.hasMore}
      busy={folders.isReadingMore}
      onMore={folders.readMore}
    />
  );
}
