import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { CalendarClock, CircleHelp, FileText, Gavel, UsersRound } from "lucide-react";
import { memo } from "react";
import { Badge } from "~/components/ui/badge";
import { Link } from "~/components/ui/link";
import { cn } from "~/lib/cn";
import { opensCard, rowLinkId } from "~/lib/lists/use-rows";
import { paths } from "~/lib/paths";
import { dueOf } from "../lib/rows";
import { narrowDay } from "../lib/words";

type RowProps = {
  novedad: Novedad;
  /** Today. */
  now: string;
  /** Whether its details are shown. */
  shown: boolean;
  onShow: (novedad: Novedad) => void;
  /**
   * Called when the line gets the focus, where the details are beside the list; with null when it is
   * opened, since what follows from the focus would lead back from there.
   */
  onStand?: ((novedad: Novedad | null) => void) | undefined;
};

/** One line of the inbox: its due date, kind, case and title. */
export const NovedadRow = memo(Row);

function Row({ novedad, now, shown, onShow, onStand }: RowProps) {
  const { _id, folderId, folderName, title, state } = novedad;
  return (
    <li
      aria-current={shown || undefined}
      className={cn(
        "relative flex h-10 items-center gap-3 border-b px-3 last:border-b-0",
        shown ? "bg-accent-wash" : "hover:bg-wash",
      )}
    >
      <Due {...{ novedad, now }} />
      <KindMark novedad={novedad} />
      <Link
        id={rowLinkId(_id)}
        to={paths.folders.details(folderId)}
        onFocus={onStand && (() => onStand(novedad))}
        onClick={(event) => {
          onStand?.(null);
          if (!opensCard(event, true, shown && onStand !== undefined && event.detail > 1)) return;
          event.preventDefault();
          onShow(novedad);
        }}
        className="min-w-0 flex-1 scroll-my-28 truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
      >
        <span className={cn(state === "new" && "font-semibold")}>{title}</span>{" "}
        <span className="ms-1 text-ink-soft">{folderName}</span>
      </Link>
      <WhoseMark novedad={novedad} />
    </li>
  );
}

/** The due date, in red and in the past tense if it passed; without one, the day of arrival. */
function Due({ novedad, now }: Pick<RowProps, "novedad" | "now">) {
  const due = dueOf(novedad, now);
  const day = narrowDay(due?.day ?? novedad.date, now);
  return (
    <span
      className={cn(
        "w-36 shrink-0 truncate text-sm tabular-nums",
        due?.overdue ? "font-medium text-danger" : due ? "text-ink" : "text-ink-faint",
      )}
    >
      {due?.overdue ? "Venció el " : <span className="sr-only">{due ? "Vence el " : "Del "}</span>}
      {day}
    </span>
  );
}

const KINDS = {
  deadline: { icon: CalendarClock, name: "Plazo" },
  event: { icon: Gavel, name: "Audiencia" },
  none: { icon: FileText, name: "Movimiento" },
} as const;

function KindMark({ novedad: { proposal } }: Pick<RowProps, "novedad">) {
  const { icon: Icon, name } = KINDS[proposal?.kind ?? "none"];
  return (
    <span title={name} className="shrink-0 text-ink-soft">
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

function WhoseMark({ novedad: { asked } }: Pick<RowProps, "novedad">) {
  if (asked?.whose === "theirs") {
    return (
      <Badge className="max-sm:hidden" icon={<UsersRound aria-hidden />}>
        Otra parte
      </Badge>
    );
  }
  if (asked?.whose !== "unknown") return null;
  return (
    <Badge className="max-sm:hidden" tone="warn" icon={<CircleHelp aria-hidden />}>
      ¿De quién?
    </Badge>
  );
}
