import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { CalendarSkeleton } from "~/components/page-skeleton";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { lineLink } from "~/lib/agenda-lines";
import { whyUnread } from "~/lib/api/unread";
import { today } from "~/lib/due";
import { retryLoading } from "~/lib/retry-loading";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { useShortcuts } from "~/lib/shortcuts";
import { useCalendarView } from "../hooks/use-calendar-view";
import { useEntries } from "../hooks/use-entries";
import { useMoveEvent } from "../hooks/use-move-event";
import { useMoveTask } from "../hooks/use-move-task";
import { isFromToday } from "../lib/calendar-view";
import { BeforeToday } from "./before-today";
import { CalendarDialogs } from "./calendar-dialogs";
import { CalendarToolbar } from "./calendar-toolbar";
import { FeedDialog } from "./feed-dialog";
import { GoogleButton } from "./google-button";
import { GoogleDialog } from "./google-dialog";

const CalendarBoard = lazy(() => retryLoading(() => import("./calendar-board")));

/** The practice's agenda. */
export default function CalendarPage() {
  const { user } = useSession();
  return user ? <CalendarDesk userId={user._id} /> : null;
}

function CalendarDesk({ userId }: { userId: string }) {
  const state = useCalendarView();
  const { view, place, linking } = state;
  const [feeding, setFeeding] = useState(false);
  const found = useEntries(userId, view);
  const { entries, isPending } = found;
  const month = useMemo(() => (isPending ? null : { view, entries }), [view, entries, isPending]);
  // The page and the name of the month answer first, what is in it follows.
  const drawn = useDeferredValue(month, null);
  const move = useMoveEvent();
  const moveTask = useMoveTask();
  const navigate = useNavigate();
  const [mayWrite, mayGovern] = [useMay("write"), useMay("govern")];
  const create = (at: string) => place({ nuevo: at }, false);
  useShortcuts({ c: () => create(view.day) });

  return (
    <>
      <PageHeader
        title="Calendario"
        actions={
          mayWrite && (
            <Button variant="primary" onClick={() => create(`${view.day}T09:00`)}>
              Nuevo evento
            </Button>
          )
        }
      />
      <CalendarToolbar
        state={state}
        onFeed={() => setFeeding(true)}
        google={
          mayGovern && <GoogleButton userId={userId} onOpen={() => place({ google: "1" }, false)} />
        }
      />
      {isFromToday(view, today()) && (
        <BeforeToday overdue={found.overdue} onDay={(day) => state.change({ day })} />
      )}
      {found.error ? (
        <EmptyState action={<Button onClick={found.retry}>Volver a intentar</Button>}>
          {whyUnread(found.error)}
        </EmptyState>
      ) : drawn ? (
        <Suspense fallback={<CalendarSkeleton />}>
          <CalendarBoard
            {...drawn}
            onOpen={({ _id }) => place({ event: _id }, false)}
            onOpenTask={(task) => void navigate(lineLink(task))}
            onCreate={create}
            onMove={(event, span) => void move(event, span)}
            onMoveTask={(task, day) => void moveTask(task, day)}
          />
        </Suspense>
      ) : (
        <CalendarSkeleton />
      )}
      <CalendarDialogs state={state} />
      {linking && mayGovern && (
        <GoogleDialog userId={userId} onClose={() => place({ google: null })} />
      )}
      {feeding && <FeedDialog onClose={() => setFeeding(false)} />}
    </>
  );
}
