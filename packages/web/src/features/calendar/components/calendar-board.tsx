import FullCalendar, { type EventApi, type EventDisplayInfo } from "@fullcalendar/react";
import dayGridPlugin from "@fullcalendar/react/daygrid";
import interactionPlugin from "@fullcalendar/react/interaction";
import listPlugin from "@fullcalendar/react/list";
import es from "@fullcalendar/react/locales/es";
import themePlugin from "@fullcalendar/react/themes/classic";
import timeGridPlugin from "@fullcalendar/react/timegrid";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import "./calendar.css";
import type { Event } from "@foja/core/practice/events/event.schema";
import { memo } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useCourtDays } from "~/lib/court/use-court-days";
import { today } from "~/lib/due";
import { useScreenHeight } from "../hooks/use-screen-height";
import {
  type CalendarView,
  DAYS_AHEAD,
  isFiltered,
  isFromToday,
  rangeOf,
  type ViewName,
} from "../lib/calendar-view";
import { type DueTask, type Entry, hoursOf, type Span, spanOf, wallNow } from "../lib/entries";
import { entriesThatFit } from "../lib/month-fit";
import { AgendaDayHead, DayCellHead, DayColumnHead, gridDay } from "./court-day";
import { AgendaLine, EventChip } from "./event-chip";

const DRAWN: Record<ViewName, string> = {
  mes: "dayGridMonth",
  semana: "timeGridWeek",
  dia: "timeGridDay",
  agenda: "listMonth",
};

const AHEAD = { listAhead: { type: "list", duration: { days: DAYS_AHEAD } } };

const PLUGINS = [themePlugin, dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin];
const HOURS = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

type BoardProps = {
  view: CalendarView;
  entries: Entry[];
  onOpen: (event: Event) => void;
  onOpenTask: (task: DueTask) => void;
  /** A day, `2026-03-10`, or a day and an hour, `2026-03-10T09:30`. */
  onCreate: (at: string) => void;
  onMove: (event: Event, span: Span) => void;
  /** `day` is the new day, `2026-03-10`. */
  onMoveTask: (task: DueTask, day: string) => void;
};

const about = ({ extendedProps }: EventApi) => extendedProps as Entry["extendedProps"];

/** The calendar grid. It uses the practice's wall clock as if it were UTC. */
function CalendarBoard({ view, entries, ...on }: BoardProps) {
  const move = (moved: EventApi) => {
    const { event, task } = about(moved);
    const { allDay, start, end } = moved;
    if (event && start) on.onMove(event, spanOf({ allDay, start, end }));
    if (task && start) on.onMoveTask(task, start.toISOString().slice(0, 10));
  };
  const open = (clicked: EventApi) => {
    const { event, task } = about(clicked);
    if (event) on.onOpen(event);
    if (task) on.onOpenTask(task);
  };
  const { ref, height } = useScreenHeight();
  const court = useCourtDays();
  const isMonth = view.view === "mes";
  const fromToday = isFromToday(view, today());
  const shown =
    isMonth && height !== undefined
      ? entriesThatFit(height, rangeOf(view.view, view.day).from, entries)
      : undefined;
  const closed = ({ date }: { date: Date }) => (court?.offOn(gridDay(date)) ? "cal-closed" : "");
  return (
    <div ref={ref} className="cal min-w-0" data-view={view.view}>
      {height !== undefined && (
        <FullCalendar
          // Another view or day is a new calendar, without any state of the last one.
          key={`${view.view} ${view.day}`}
          plugins={PLUGINS}
          locale={es}
          timeZone="UTC"
          now={wallNow}
          views={AHEAD}
          initialView={fromToday ? "listAhead" : DRAWN[view.view]}
          initialDate={view.day}
          headerToolbar={false}
          height={isMonth ? height : "auto"}
          tableHeaderSticky
          dayCellClass={closed}
          dayLaneClass={closed}
          dayCellTopContent={(info) => <DayCellHead {...info} />}
          dayCellTopClass="w-full! p-0! pt-0.5!"
          dayCellTopInnerClass="w-full! min-w-0 p-0! px-1!"
          dayHeaderContent={(info) => (isMonth ? info.text : <DayColumnHead {...info} />)}
          listDayHeaderContent={(info) => <AgendaDayHead {...info} />}
          firstDay={1}
          fixedWeekCount
          dayMaxEvents={shown ?? true}
          moreLinkClass="min-h-6"
          moreLinkText={(count) => `${count} más`}
          moreLinkHint={(count) => (count === 1 ? "Ver 1 evento más" : `Ver ${count} eventos más`)}
          nowIndicator
          slotDuration="00:30:00"
          {...hoursOf(entries)}
          slotHeaderFormat={HOURS}
          eventTimeFormat={HOURS}
          displayEventEnd={view.view === "agenda"}
          listItemEventBeforeClass="hidden!"
          listItemEventClass="p-0!"
          listItemEventInnerClass="w-full min-w-0 p-0!"
          columnEventInnerClass="h-full p-0!"
          allDayText="Todo el día"
          events={entries}
          eventInteractive
          eventStartEditable
          eventDurationEditable
          longPressDelay={400}
          dateClick={({ dateStr }) => on.onCreate(dateStr.slice(0, 16))}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
            open(event);
          }}
          eventDrop={({ event }) => move(event)}
          eventResize={({ event }) => move(event)}
          eventContent={(info) => <Drawn {...info} />}
          noEventsClass="bg-sheet!"
          noEventsContent={() => <NothingHere view={view} onCreate={on.onCreate} />}
        />
      )}
    </div>
  );
}

/** Drawn again only for other days or entries: a month of a large practice takes long. */
export default memo(
  CalendarBoard,
  (before, now) => before.view === now.view && before.entries === now.entries,
);

function Drawn({ event, timeText, view }: EventDisplayInfo) {
  const entry = about(event);
  const shown = { entry, title: event.title, time: event.allDay ? "" : timeText };
  return view.type.startsWith("list") ? <AgendaLine {...shown} /> : <EventChip {...shown} />;
}

function NothingHere({ view, onCreate }: Pick<BoardProps, "view" | "onCreate">) {
  if (isFiltered(view)) {
    return <EmptyState>Nada de estos días coincide con los filtros.</EmptyState>;
  }
  const create = <Button onClick={() => onCreate(`${view.day}T09:00`)}>Agendar un evento</Button>;
  return (
    <EmptyState action={create}>
      {isFromToday(view, today())
        ? "No hay nada agendado en los próximos días."
        : "No hay nada agendado en este mes."}
    </EmptyState>
  );
}
