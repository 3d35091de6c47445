import { CalendarCheck } from "lucide-react";
import { Link } from "react-router";
import { DueMark } from "~/components/due-mark";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Skeleton } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { EVENT_LOOK } from "~/lib/event-types";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useComing } from "../hooks/use-coming";
import type { Coming, Day, Line } from "../lib/coming";

/** What falls due or begins within a week, and what is overdue: where the day starts. */
export function ComingCard({ userId }: { userId: string }) {
  const calendar = (
    <Link to={paths.calendar.main} className="link">
      Ver el calendario
    </Link>
  );
  return (
    <Card title="Lo que viene" actions={calendar} flush>
      <Days userId={userId} />
    </Card>
  );
}

function Days({ userId }: { userId: string }) {
  const { coming, error, retry } = useComing(userId);
  if (error) {
    return (
      <EmptyState action={<Button onClick={retry}>Intentar de nuevo</Button>}>
        {messageOf(error)}
      </EmptyState>
    );
  }
  if (!coming) return <DaysSkeleton />;
  if (coming.days.length === 0) return <NothingNext />;
  return (
    <>
      {coming.days.map((day) => (
        <DayLines key={day.key} day={day} />
      ))}
      <More {...coming} />
    </>
  );
}

const HEAD = "border-b bg-wash px-5 py-1.5 font-medium text-ink-soft text-sm";
const LINE =
  "flex min-h-14 flex-col gap-x-6 gap-y-1 border-b px-5 py-2.5 sm:flex-row sm:items-center";

function DayLines({ day: { key, title, lines } }: { day: Day }) {
  const id = `coming-${key}`;
  return (
    <section aria-labelledby={id} className="last:[&_li:last-child]:border-0">
      <h3 id={id} className={HEAD}>
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <ComingLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function ComingLine({ line: { title, to, folder, task, event } }: { line: Line }) {
  return (
    <li className={`relative ${LINE} transition-colors hover:bg-wash`}>
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="line-clamp-2 break-words py-0.5 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {title}
        </Link>
        {folder?.name && (
          <Link
            to={paths.folders.details(folder.id)}
            className="relative z-[1] block w-fit max-w-full truncate text-ink-faint text-sm leading-6 hover:underline"
          >
            {folder.name}
          </Link>
        )}
      </div>
      <div className="shrink-0 text-sm">
        {task && <DueMark {...task} />}
        {event && <Happening {...event} />}
      </div>
    </li>
  );
}

/** What kind of event it is, and at what time. */
function Happening({ type, at }: NonNullable<Line["event"]>) {
  const { label, icon: Icon } = EVENT_LOOK[type];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-soft">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {label}, {at ?? "todo el día"}
    </span>
  );
}

function More({ more }: Pick<Coming, "more">) {
  if (more === 0) return null;
  return (
    <p className="px-5 py-3 text-ink-soft text-sm">
      Hay {formatNumber(more)} más: están en{" "}
      <Link to={paths.tasks.list} className="link">
        Tareas
      </Link>{" "}
      y en el{" "}
      <Link to={paths.calendar.main} className="link">
        Calendario
      </Link>
      .
    </p>
  );
}

function NothingNext() {
  const create = <ButtonLink to={paths.tasks.create}>Nueva tarea</ButtonLink>;
  return (
    <EmptyState icon={<CalendarCheck />} action={create}>
      No hay nada vencido ni que venza o empiece en los próximos siete días.
    </EmptyState>
  );
}

const DaysSkeleton = () => (
  <div role="status" aria-label="Cargando lo que viene">
    {[2, 1, 1].map((lines, day) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the days are alike and never move
      <div key={day}>
        <div className={HEAD}>
          <Skeleton className="my-0.5 w-40 bg-line" />
        </div>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
          <div key={line} className={LINE}>
            <Skeleton className="w-3/5" />
            <Skeleton className="w-28 sm:ms-auto" />
          </div>
        ))}
      </div>
    ))}
  </div>
);
