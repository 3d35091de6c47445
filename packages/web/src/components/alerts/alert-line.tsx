import type { Alert, AlertIcon } from "@foja/core/telling/alerts/alert.schema";
import { placeOf } from "@foja/core/telling/alerts/place.rules";
import {
  CalendarDays,
  CircleAlert,
  CircleCheckBig,
  Clock,
  FileText,
  Gift,
  type LucideIcon,
  MailWarning,
  Settings,
  Trash2,
} from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { nearness, titleOf } from "~/lib/alerts/words";
import { cn } from "~/lib/cn";
import { useCourtDays } from "~/lib/court/use-court-days";
import { today } from "~/lib/due";
import { formatMoment, formatShortMoment } from "~/lib/format";
import { paths } from "~/lib/paths";

const icons: Record<AlertIcon, LucideIcon> = {
  TaskSquare: CircleCheckBig,
  CalendarRemove: CalendarDays,
  TableDocument: FileText,
  Gift,
  MessageText1: MailWarning,
  Setting2: Settings,
};

const colours = {
  info: "text-accent",
  success: "text-ok",
  warning: "text-warn",
  error: "text-danger",
};

export type AlertLineProps = {
  alert: Alert;
  /** Called when it was opened: it counts as read, and the popup may close. */
  onOpen: (alert: Alert) => void;
  onDelete: (alert: Alert) => void;
};

/** One alert: its text, how near its date is, a link to its record, and a button that deletes it. */
export function AlertLine({ alert, onOpen, onDelete }: AlertLineProps) {
  const Icon = icons[alert.avatarIcon];
  return (
    <li
      className={cn(
        "flex items-start gap-3 border-s-2 border-b px-4 py-3 last:border-b-0",
        alert.read ? "border-s-transparent" : "border-s-accent",
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn("mt-0.5 size-[18px] shrink-0", colours[alert.primaryVariant])}
      />
      <div className="min-w-0 flex-1">
        <Opening alert={alert} onOpen={onOpen} />
        <OfCase alert={alert} onOpen={onOpen} />
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <Nearness alert={alert} />
          <time dateTime={alert.createdAt} title={formatMoment(alert.createdAt)}>
            {formatShortMoment(alert.createdAt)}
          </time>
          {!alert.read && <span className="sr-only">Sin leer</span>}
        </p>
      </div>
      <IconButton
        label="Eliminar el aviso"
        aria-label={`Eliminar el aviso: ${titleOf(alert)}`}
        size="sm"
        onClick={() => onDelete(alert)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

function Opening({ alert, onOpen }: Pick<AlertLineProps, "alert" | "onOpen">) {
  const to = placeOf(alert);
  const look = cn(
    "block w-full break-words py-0.5 text-start",
    alert.read ? "text-ink-soft" : "font-medium",
  );
  const open = () => onOpen(alert);
  return to ? (
    <Link to={to} onClick={open} className={cn(look, "hover:underline")}>
      {titleOf(alert)}
    </Link>
  ) : (
    <button type="button" onClick={open} className={look}>
      {titleOf(alert)}
    </button>
  );
}

/** The case of an alert, with a link to it unless the alert itself leads there. */
function OfCase({ alert, onOpen }: Pick<AlertLineProps, "alert" | "onOpen">) {
  const { secondaryText, folderId } = alert;
  const to = folderId ? paths.folders.details(folderId) : undefined;
  const look = "block max-w-full truncate text-ink-soft text-sm leading-6";
  if (to && to !== placeOf(alert)) {
    return (
      <Link
        to={to}
        onClick={() => onOpen(alert)}
        title={secondaryText ?? undefined}
        className={cn(look, "hover:text-ink hover:underline")}
      >
        {secondaryText ?? "Ver la causa"}
      </Link>
    );
  }
  return (
    secondaryText && (
      <p className={look} title={secondaryText}>
        {secondaryText}
      </p>
    )
  );
}

function Nearness({ alert }: { alert: Alert }) {
  const near = nearness(alert, today(), useCourtDays());
  if (!near) return null;
  const grave = near.step === "overdue" || near.step === "today";
  return (
    <Badge tone={near.tone} icon={grave ? <CircleAlert aria-hidden /> : <Clock aria-hidden />}>
      {near.text}
    </Badge>
  );
}
