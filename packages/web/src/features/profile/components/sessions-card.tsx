import type { Session } from "@foja/core/accounts/sessions/session.schema";
import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone, X } from "lucide-react";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Failed } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { SkeletonRows } from "~/components/ui/skeleton";
import { formatMoment } from "~/lib/format";
import { sessionList } from "../api/sessions";
import { useEndSessions } from "../hooks/use-end-sessions";
import { placeOfAddress } from "../lib/address-place";
import { isHandheld } from "../lib/device-kind";
import { DeviceName } from "./device-name";

/** The sessions of the account, and buttons that end them. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionList());
  const { endOne, endOthers, isEnding } = useEndSessions();
  const [asking, setAsking] = useState(false);
  const others = data?.some(({ current }) => !current) && (
    <Button size="sm" onClick={() => setAsking(true)}>
      Cerrar las demás
    </Button>
  );
  return (
    <Card title="Sesiones abiertas" actions={others} flush>
      {data && (
        <ul>
          {data.map((session) => (
            <SessionLine key={session._id} session={session} onEnd={() => endOne(session._id)} />
          ))}
        </ul>
      )}
      {!data && !error && <SkeletonRows rows={2} label="Cargando las sesiones" />}
      {error && !data && <Failed error={error} onRetry={refetch} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cerrar las demás sesiones"
        description="Los otros dispositivos van a tener que ingresar de nuevo. Esta sesión sigue abierta."
        action="Cerrar las demás"
        busy={isEnding}
        onConfirm={() => endOthers(() => setAsking(false))}
      />
    </Card>
  );
}

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { current, device, address, lastSeenAt, createdAt } = session;
  const Icon = isHandheld(device) ? Smartphone : Laptop;
  return (
    <li className="flex items-start gap-4 border-b px-5 py-3.5 last:border-0">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {current ? (
            <DeviceName device={device} />
          ) : (
            <span className="break-words font-medium">{device}</span>
          )}
          {current && <Badge tone="accent">Este dispositivo</Badge>}
        </div>
        <p className="mt-0.5 text-ink-soft text-sm">
          Visto por última vez el <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt)}</time>
          {address !== "-" && `, desde ${placeOfAddress(address)}`}
        </p>
        <p className="text-ink-faint text-sm">
          Abierta el <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      {!current && (
        <IconButton label={`Cerrar la sesión de ${device}`} onClick={onEnd}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
