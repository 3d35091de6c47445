import { Bell } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { AlertGroups } from "~/components/alerts/alert-groups";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Popover } from "~/components/ui/popover";
import { SkeletonRows } from "~/components/ui/skeleton";
import { firstFew } from "~/lib/alerts/groups";
import { useAlertNotices } from "~/lib/alerts/use-alert-notices";
import { countText, useAlertActions, useAlerts } from "~/lib/alerts/use-alerts";
import { messageOf } from "~/lib/api/messages";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";

/** How many the popup shows before it is asked for all. */
const FEW = 3;

/** The bell: how many alerts were not read, and the last of them behind it. */
export function NotificationsPopover() {
  const { user } = useSession();
  return user ? <BellOf userId={user._id} /> : null;
}

function BellOf({ userId }: { userId: string }) {
  useAlertNotices();
  const [open, setOpen] = useState(false);
  const unread = useAlerts(userId, true).rows?.length ?? 0;
  const label = unread === 0 ? "Notificaciones" : `Notificaciones: ${countText(unread)} sin leer`;
  const trigger = (
    <IconButton label={label} className="relative">
      <Bell aria-hidden strokeWidth={1.75} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-0 top-0 min-w-4 rounded-full bg-danger px-1 text-center font-semibold text-[11px] text-on-danger leading-4 tabular-nums"
        >
          {countText(unread)}
        </span>
      )}
    </IconButton>
  );
  return (
    <Popover trigger={trigger} label="Notificaciones" open={open} onOpenChange={setOpen}>
      <Latest userId={userId} unread={unread} onLeave={() => setOpen(false)} />
    </Popover>
  );
}

type LatestProps = { userId: string; unread: number; onLeave: () => void };

function Latest({ userId, unread, onLeave }: LatestProps) {
  const [all, setAll] = useState(false);
  const { rows, error } = useAlerts(userId, false);
  const { readAll, isReadingAll } = useAlertActions(userId);
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b px-4">
        <h2 className="font-semibold">Notificaciones</h2>
        {unread > 0 && (
          <Button variant="quiet" size="sm" busy={isReadingAll} onClick={readAll}>
            Marcar como leídas
          </Button>
        )}
      </div>
      {!rows && !error && <SkeletonRows rows={FEW} label="Cargando las notificaciones" />}
      {!rows && error && <p className="px-4 py-8 text-ink-soft">{messageOf(error)}</p>}
      {rows && <Some userId={userId} rows={all ? rows : firstFew(rows, FEW)} onLeave={onLeave} />}
      <div className="flex justify-between gap-2 border-t p-2">
        {rows && rows.length > FEW && !all && (
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            Ver todas
          </Button>
        )}
        <Link
          to={paths.alerts}
          onClick={onLeave}
          className="ms-auto flex h-8 items-center rounded-md px-2.5 font-medium text-accent text-sm hover:bg-wash"
        >
          Abrir notificaciones
        </Link>
      </div>
    </>
  );
}

type Rows = NonNullable<ReturnType<typeof useAlerts>["rows"]>;

function Some({ userId, rows, onLeave }: { userId: string; rows: Rows; onLeave: () => void }) {
  const { read, remove } = useAlertActions(userId);
  if (rows.length === 0) {
    return <p className="px-4 py-8 text-center text-ink-soft">No tenés notificaciones</p>;
  }
  return (
    <AlertGroups
      rows={rows}
      heading="h3"
      onOpen={(opened) => {
        read(opened);
        onLeave();
      }}
      onDelete={remove}
      className="max-h-[350px] overflow-y-auto"
    />
  );
}
