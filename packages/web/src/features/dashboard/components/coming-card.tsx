import { CalendarCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DueMark } from "~/components/due-mark";
import { ResponsibleChoice, useWhose } from "~/components/responsible-choice";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState, Failed } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { Skeleton } from "~/components/ui/skeleton";
import { lineLink, lookOf } from "~/lib/agenda-lines";
import { cn } from "~/lib/cn";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { useComing } from "../hooks/use-coming";
import type { Line } from "../lib/coming";

/** What falls due or begins within a week, and what is overdue. */
export function ComingCard({ userId }: { userId: string }) {
  const whose = useWhose();
  const { hasTeam } = usePeople();
  const actions = (
    <div className="flex items-center gap-x-4">
      <ResponsibleChoice />
      <Link
        to={paths.calendar.found({ responsable: whose ?? undefined })}
        // On a phone the bar below links there, and the choice needs the space.
        className={cn("link", hasTeam && "max-sm:hidden")}
      >
        Ver el calendario
      </Link>
    </div>
  );
  return (
    <Card title="Lo que viene" actions={actions} flush>
      <Days userId={userId} />
    </Card>
  );
}

function Days({ userId }: { userId: string }) {
  const { coming, error, retry } = useComing(userId);
  if (error) {
    return <Failed error={error} onRetry={retry} />;
  }
  if (!coming) return <DaysSkeleton />;
  if (coming.days.length + coming.overdue.length === 0) return <NothingNext />;
  return (
    <>
      <Overdue lines={coming.overdue} complete={coming.complete} />
      {coming.days.map(({ key, title, lines }) => (
        <Section key={key} id={key} title={title} lines={lines} />
      ))}
    </>
  );
}

/** How many overdue lines are shown at first, so that the coming ones stay visible. */
const OVERDUE_AT_FIRST = 5;

/** The overdue lines, the oldest first: their number, and all of them on request. */
function Overdue({ lines, complete }: { lines: Line[]; complete: boolean }) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const count = `${complete ? "" : "más de "}${formatNumber(lines.length)}`;
  const more = !all && lines.length > OVERDUE_AT_FIRST;
  return (
    <Section
      id="overdue"
      title={`Vencido: ${count}`}
      lines={more ? lines.slice(0, OVERDUE_AT_FIRST) : lines}
    >
      {more && (
        <div className="border-b px-5 py-2">
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            Ver todo lo vencido ({formatNumber(lines.length)})
          </Button>
        </div>
      )}
    </Section>
  );
}

const HEAD = "border-b bg-wash px-5 py-1.5 font-medium text-ink-soft text-sm";
const LINE =
  "flex min-h-14 flex-col gap-x-6 gap-y-1 border-b px-5 py-2.5 sm:flex-row sm:items-center";

type SectionProps = { id: string; title: string; lines: Line[]; children?: ReactNode };

function Section({ id, title, lines, children }: SectionProps) {
  const heading = `coming-${id}`;
  return (
    <section aria-labelledby={heading} className="last:[&_li:last-child]:border-0">
      <h3 id={heading} className={HEAD}>
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <ComingLine key={line._id} line={line} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function ComingLine({ line }: { line: Line }) {
  const { title, folderId, folderName } = line;
  return (
    <li className={`relative ${LINE} transition-colors hover:bg-wash`}>
      <div className="min-w-0 flex-1">
        <Link
          to={lineLink(line)}
          className="line-clamp-2 break-words py-0.5 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {title}
        </Link>
        {folderId && folderName && (
          <Link
            to={paths.folders.details(folderId)}
            className="relative z-[1] block w-fit max-w-full truncate text-ink-faint text-sm leading-6 hover:underline"
          >
            {folderName}
          </Link>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Kind line={line} />
        {line.kind !== "event" && (
          <DueMark dueDate={line.day} status={line.status ?? "pendiente"} />
        )}
      </div>
    </li>
  );
}

/** The kind of a line, and its time. */
function Kind({ line }: { line: Line }) {
  const { label, icon: Icon } = lookOf(line);
  const at = line.at ?? (line.kind === "event" ? "todo el día" : null);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-soft">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {[label, at].filter(Boolean).join(", ")}
    </span>
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
