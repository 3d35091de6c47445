import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { type FojaKind, NOTE } from "@foja/core/practice/kinds/kinds.rules";
import { CalendarPlus, ListPlus, MailPlus, StickyNote } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { HistoryDialog } from "~/components/history/history-dialog";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";
import { SkeletonRows } from "~/components/ui/skeleton";
import { whyUnread } from "~/lib/api/unread";
import { today } from "~/lib/due";
import { useShortcuts } from "~/lib/shortcuts";
import { useSame } from "~/lib/use-same";
import { useActivities, useActivityView } from "../hooks/use-activities";
import { useEntryActions } from "../hooks/use-entry-actions";
import { ENTRY_HISTORY } from "../lib/entry-form";
import { blocksOf } from "../lib/foja";
import { ActivityLine } from "./activity-line";
import { EntryDialog } from "./entry-dialog";
import { FojaBlock } from "./foja-block";
import { OpeningLine } from "./opening-line";
import { TimelineFilters } from "./timeline-filters";

type TimelineProps = {
  folder: Folder;
  /** Opens dialogs of other screens: to create a task from an entry, to see a task or an event. */
  onTask: (entry: Activity) => void;
  onNewTask: () => void;
  onNewEvent: () => void;
  /** The kind of a new entry being written, begun here or in the head of the page. */
  begun: Begun | undefined;
  onBegin: (begun: Begun | undefined) => void;
  onOpen: (entry: Activity) => void;
  /** Counts a deadline from an entry's day. */
  onDeadline: (entry: Activity) => void;
  /** More actions on a case. */
  tools: ReactNode;
  toggleTask: (id: string) => Promise<unknown>;
};

/** A new entry: its kind, and the type it begins with. */
export type Begun = { kind: FojaKind; as?: string };

/** The file of a case: every entry, by foja. */
export function CaseTimeline({ folder, toggleTask, tools, begun, ...commands }: TimelineProps) {
  const { onTask, onNewTask, onNewEvent, onBegin, onOpen, onDeadline } = commands;
  const { view, narrowed, change } = useActivityView();
  const list = useActivities(folder._id, view);
  const actions = useEntryActions(folder._id, toggleTask);
  const [edited, setEdited] = useState<Activity & { kind: FojaKind }>();
  const [recalled, setRecalled] = useState<Activity>();
  const marked = useLocation().hash.slice(1);
  const whole = list.data !== undefined && !narrowed;
  const blocks = blocksOf(list.entries, today());
  const add = (kind: FojaKind) => onBegin({ kind });
  const addNote = () => onBegin({ kind: "movement", as: NOTE });
  const lines = useSame({
    onToggle: (entry: Activity) => void actions.toggle(entry),
    onRemove: actions.remove,
    onEdit: setEdited,
    onHistory: setRecalled,
    ...{ onTask, onOpen, onDeadline },
  });
  useShortcuts({
    ...{ m: () => add("movement"), n: () => add("notification"), o: addNote },
    ...{ t: onNewTask, v: onNewEvent },
  });

  return (
    <section aria-labelledby="fojas">
      <h2 id="fojas" className="sr-only">
        Fojas
      </h2>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 lg:flex-nowrap">
        <TimelineFilters view={view} onChange={change} />
        <div className="flex flex-wrap gap-1.5 lg:flex-nowrap">
          {tools}
          <Button size="sm" onClick={onNewTask}>
            <ListPlus aria-hidden /> Tarea
          </Button>
          <Button size="sm" onClick={onNewEvent}>
            <CalendarPlus aria-hidden /> Evento
          </Button>
          <Button size="sm" onClick={addNote}>
            <StickyNote aria-hidden /> Nota
          </Button>
          <Button size="sm" onClick={() => add("notification")}>
            <MailPlus aria-hidden /> Cédula
          </Button>
        </div>
      </div>
      {list.isPending && !list.error && <SkeletonRows rows={5} />}
      {list.error && !list.data && <EmptyState>{whyUnread(list.error)}</EmptyState>}
      {list.data && narrowed && list.total === 0 && (
        <EmptyState>Ninguna foja coincide con lo que buscás.</EmptyState>
      )}
      {whole && view.oldestFirst && <OpeningLine folder={folder} />}
      {blocks.map(({ name, entries }) => (
        <FojaBlock key={name} name={name} alone={blocks.length === 1}>
          {entries.map((entry) => (
            <ActivityLine
              key={entry._id}
              entry={entry}
              marked={marked === entry._id}
              today={today()}
              {...lines}
            />
          ))}
        </FojaBlock>
      ))}
      {whole && !view.oldestFirst && !list.hasNextPage && <OpeningLine folder={folder} />}
      {list.data && list.total > 0 && (
        <LoadMore
          shown={list.entries.length}
          hasMore={list.hasNextPage}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {begun && (
        <EntryDialog
          folderId={folder._id}
          {...begun}
          entry={null}
          onClose={() => onBegin(undefined)}
        />
      )}
      {edited && (
        <EntryDialog
          folderId={folder._id}
          kind={edited.kind}
          // The entry's latest state: a colleague may change it meanwhile.
          entry={list.entries.find(({ _id }) => _id === edited._id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {recalled && (
        <HistoryDialog
          record={recalled}
          words={ENTRY_HISTORY}
          about={recalled.title}
          onClose={() => setRecalled(undefined)}
        />
      )}
    </section>
  );
}
