import { useState } from "react";
import { AlertGroups } from "~/components/alerts/alert-groups";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { firstFew } from "~/lib/alerts/groups";
import { useAlertActions, useAlerts } from "~/lib/alerts/use-alerts";
import { messageOf } from "~/lib/api/messages";
import { paths } from "~/lib/paths";

/** How many alerts the popup shows before all are requested. */
const FEW = 3;

type LatestProps = { userId: string; unread: number; onLeave: () => void };

/** The content of the bell: the latest alerts by group, and the link to all. */
export default function LatestAlerts({ userId, unread, onLeave }: LatestProps) {
  const [all, setAll] = useState(false);
  const { rows, error } = useAlerts(userId, false);
  const { readAll, isReadingAll } = useAlertActions(userId);
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b px-4">
        <h2 className="font-semibold">Avisos</h2>
        {unread > 0 && (
          <Button variant="quiet" size="sm" busy={isReadingAll} onClick={readAll}>
            Marcar como leídos
          </Button>
        )}
      </div>
      {!rows && !error && <SkeletonRows rows={FEW} label="Cargando los avisos" />}
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
          Abrir avisos
        </Link>
      </div>
    </>
  );
}

type Rows = NonNullable<ReturnType<typeof useAlerts>["rows"]>;

function Some({ userId, rows, onLeave }: { userId: string; rows: Rows; onLeave: () => void }) {
  const { read, remove } = useAlertActions(userId);
  if (rows.length === 0) {
    return <p className="px-4 py-8 text-center text-ink-soft">Sin avisos</p>;
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
