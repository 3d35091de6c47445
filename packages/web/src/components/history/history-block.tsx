import type { HistoryEntry } from "@foja/core/operations/history/history.schema";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { whyUnread } from "~/lib/api/unread";
import { formatMoment } from "~/lib/format";
import { historyOf, undoChange } from "~/lib/history/history";
import { type HistoryWords, namesIn, shownEntries } from "~/lib/history/words";
import { notify } from "~/lib/notify";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Fold } from "../ui/fold";
import { SkeletonRows } from "../ui/skeleton";
import { HistoryLine, Who } from "./history-line";

type Recorded = { _id: string; version: number; createdAt: string };
export type HistoryProps = { record: Recorded; words: HistoryWords };

/** The history of a record, folded until it is opened; each change can be undone. */
export const HistoryBlock = (props: HistoryProps) => (
  <div className="mt-6">
    <Fold title="Historial" lazy>
      <HistoryEntries {...props} />
    </Fold>
  </div>
);

/** The entries themselves. */
export function HistoryEntries({ record, words }: HistoryProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyOf(record),
  );
  const undo = useUndo(record._id);
  if (error && !data) return <EmptyState>{whyUnread(error)}</EmptyState>;
  if (!data) return <SkeletonRows rows={2} label="Cargando el historial" />;
  const entries = shownEntries(
    words,
    data.pages.flatMap(({ rows }) => rows),
  );
  const nameOf = namesIn(data.pages);
  const createdBy = data.pages[0]?.createdBy;
  return (
    <>
      <ol className="divide-y">
        {entries.map((entry) => (
          <HistoryLine
            key={entry.version}
            {...{ entry, words, nameOf }}
            undoing={undo.isPending && undo.variables?.version === entry.version}
            onUndo={() => undo.mutate(entry)}
          />
        ))}
        {!hasNextPage && (
          <li className="py-2.5 text-ink-faint text-sm">
            {words.beginning ?? "Creación"}: {formatMoment(record.createdAt)}
            {createdBy && (
              <>
                {" "}
                · <Who by={createdBy} nameOf={nameOf} />
              </>
            )}
          </li>
        )}
      </ol>
      {hasNextPage && (
        <Button
          size="sm"
          busy={isFetchingNextPage}
          busyLabel="Cargando…"
          onClick={() => void fetchNextPage()}
        >
          Ver cambios anteriores
        </Button>
      )}
    </>
  );
}

/** Undoes a change; the queries that show the record are read again. */
function useUndo(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ version }: HistoryEntry) => undoChange(id, version),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(whyUnread(error)),
    onSettled: () => cache.invalidateQueries(),
  });
}
