import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { type FojaKind, hasFoja } from "@foja/core/practice/kinds/kinds.rules";
import {
  CalendarClock,
  Check,
  ExternalLink,
  History,
  ListPlus,
  MoreHorizontal,
  Pencil,
  Quote,
} from "lucide-react";
import { memo } from "react";
import { DeleteItem } from "~/components/lists/record-menu";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { cn } from "~/lib/cn";
import { copyText } from "~/lib/copy-text";
import { KINDS } from "~/lib/kinds/kinds";
import { marginOf, saidOf, wholeDateOf } from "../lib/activity-words";
import { citationOf, fojaOf } from "../lib/foja";
import { ActivityStamp } from "./activity-stamp";

export type EntryCommands = {
  onToggle: (entry: Activity) => void;
  onEdit: (entry: Activity & { kind: FojaKind }) => void;
  onRemove: (entry: Activity & { kind: FojaKind }) => void;
  onTask: (entry: Activity) => void;
  onDeadline: (entry: Activity) => void;
  onOpen: (entry: Activity) => void;
  onHistory: (entry: Activity) => void;
};

type LineProps = EntryCommands & {
  entry: Activity;
  marked: boolean;
  /** The day (`2026-03-10`) on which it is drawn. */
  today: string;
};

const isOwn = (entry: Activity): entry is Activity & { kind: FojaKind } =>
  hasFoja(entry.kind) && entry.source === "manual";

/** One entry of a case: its number or icon, its day in the margin, its text, and its state. */
export const ActivityLine = memo(Line);

function Line({ entry, marked, today, ...commands }: LineProps) {
  const { icon: Icon } = KINDS[entry.kind];
  const foja = fojaOf(entry, today);
  return (
    <li
      id={entry._id}
      className={cn(
        "grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 border-b last:border-0 sm:grid-cols-[3.25rem_6.5rem_minmax(0,1fr)_auto] sm:gap-x-4",
        marked && "bg-accent-wash",
      )}
    >
      <span className="row-span-2 border-e py-2.5 font-serif text-ink-faint leading-5 sm:row-span-1">
        <bdi>{foja ?? <Icon aria-hidden className="size-4" />}</bdi>
      </span>
      <time
        dateTime={entry.date}
        title={wholeDateOf(entry)}
        className="pt-2.5 text-ink-soft text-sm leading-5 sm:py-2.5"
      >
        {marginOf(entry)}
      </time>
      <div className="col-start-2 row-start-2 min-w-0 pb-2.5 sm:col-start-3 sm:row-start-1 sm:py-2.5">
        <ActivityTitle entry={entry} {...commands} />
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-faint text-sm">
          <span>{saidOf(entry)}</span>
          <ActivityStamp entry={entry} />
        </p>
        {entry.description && (
          <p className="mt-1 line-clamp-3 whitespace-pre-line break-words text-ink-soft text-sm">
            {entry.description}
          </p>
        )}
      </div>
      <div className="col-start-3 row-span-2 row-start-1 flex items-start gap-0.5 py-1.5 sm:col-start-4 sm:row-span-1">
        <LineActions entry={entry} today={today} {...commands} />
      </div>
    </li>
  );
}

function ActivityTitle({ entry, onOpen, onEdit }: EntryCommands & Pick<LineProps, "entry">) {
  // What a court did is not struck out when done: only a task is.
  const struck =
    entry.completed && entry.kind === "task" && "text-ink-soft line-through decoration-ink-faint";
  const own = isOwn(entry) && !entry.link ? entry : undefined;
  if (own || KINDS[entry.kind].place) {
    return (
      <button
        type="button"
        onClick={() => (own ? onEdit(own) : onOpen(entry))}
        className={cn("break-words text-start hover:underline", struck)}
      >
        {entry.title}
      </button>
    );
  }
  if (!entry.link) return <p className={cn("break-words", struck)}>{entry.title}</p>;
  return (
    <a
      href={entry.link}
      target="_blank"
      rel="noopener noreferrer"
      className={cn("break-words underline decoration-line-strong underline-offset-4", struck)}
    >
      {entry.title}
      <ExternalLink aria-label="(se abre en otra pestaña)" className="ms-1.5 inline size-3.5" />
    </a>
  );
}

function LineActions({
  entry,
  today,
  onToggle,
  onEdit,
  onRemove,
  onTask,
  onDeadline,
  onHistory,
}: Omit<LineProps, "marked">) {
  const ticks = hasFoja(entry.kind) || entry.kind === "task";
  const own = isOwn(entry) ? entry : undefined;
  const citation = citationOf(entry, today);
  return (
    <>
      {ticks && (
        <IconButton
          label={entry.completed ? `Reabrir: ${entry.title}` : `Dar por cumplido: ${entry.title}`}
          aria-pressed={entry.completed ?? false}
          onClick={() => onToggle(entry)}
        >
          <Check aria-hidden className={entry.completed ? "text-ok" : "text-ink-faint"} />
        </IconButton>
      )}
      {hasFoja(entry.kind) && (
        <Menu
          label={`Acciones de ${entry.title}`}
          trigger={
            <IconButton label={`Acciones de ${entry.title}`}>
              <MoreHorizontal aria-hidden />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => onTask(entry)}>
            <ListPlus aria-hidden /> Crear una tarea
          </MenuItem>
          <MenuItem onSelect={() => onDeadline(entry)}>
            <CalendarClock aria-hidden /> Contar un plazo
          </MenuItem>
          {citation && (
            <MenuItem onSelect={() => void copyText(citation, "Cita copiada")}>
              <Quote aria-hidden /> Copiar cita
            </MenuItem>
          )}
          <MenuItem onSelect={() => onHistory(entry)}>
            <History aria-hidden /> Historial
          </MenuItem>
          {own && (
            <>
              <MenuItem onSelect={() => onEdit(own)}>
                <Pencil aria-hidden /> Editar
              </MenuItem>
              <DeleteItem onSelect={() => onRemove(own)} />
            </>
          )}
        </Menu>
      )}
    </>
  );
}
