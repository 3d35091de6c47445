import type { GoogleStatus } from "@foja/core/agenda/google/connection.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatMoment } from "~/lib/format";
import { getGoogle } from "~/lib/google-link";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { connectGoogle, setGoogle, syncGoogle } from "../api/google";
import { STATE_WORDS, skippedWords, syncWords } from "../lib/google-words";
import { GoogleBusyCalendars } from "./google-busy-calendars";
import { GoogleDeletions } from "./google-deletions";
import { GoogleDisconnect } from "./google-disconnect";

/** The link with Google Calendar: its state, its settings, and its end. */
export function GoogleDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data, error } = useQuery({ ...getGoogle(userId), staleTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Google Calendar"
      description="Tus eventos van y vienen entre Foja y tu calendario principal de Google."
    >
      {!data && !error && <SkeletonRows rows={4} label="Cargando el estado de Google Calendar" />}
      {error && <p role="alert">{messageOf(error)}</p>}
      {data?.state === "disconnected" && <Disconnected />}
      {data && data.state !== "disconnected" && <Linked userId={userId} status={data} />}
    </Dialog>
  );
}

const failed = (error: Error) => notify.error(messageOf(error));

function Connect({ label }: { label: string }) {
  const connect = useMutation({ mutationFn: connectGoogle, onError: failed });
  return (
    <Button
      variant="primary"
      busy={connect.isPending || connect.isSuccess}
      busyLabel="Conectando…"
      onClick={() => connect.mutate()}
    >
      {label}
    </Button>
  );
}

function Disconnected() {
  return (
    <>
      <p className="mb-4 text-ink-soft">
        {STATE_WORDS.disconnected}. Google te va a pedir permiso para ver y editar los eventos de
        tus calendarios, y para ver cuándo estás ocupado.
      </p>
      <Connect label="Conectar con Google" />
    </>
  );
}

type LinkedProps = { userId: string; status: GoogleStatus };

function Linked({ userId, status }: LinkedProps) {
  const { state, email, brake } = status;
  return (
    <div className="grid gap-5">
      <p>
        <strong className={state === "revoked" ? "text-danger" : undefined}>
          {STATE_WORDS[state]}
        </strong>
        {email && <span className="text-ink-soft"> · {email}</span>}
      </p>
      {brake && <GoogleDeletions userId={userId} brake={brake} />}
      {state === "revoked" ? (
        <div>
          <p className="mb-3 text-ink-soft">{status.lastError}</p>
          <Connect label="Reconectar" />
        </div>
      ) : (
        <Syncing userId={userId} status={status} />
      )}
      <Settings key={status.busyCalendars.join()} userId={userId} status={status} />
      <GoogleDisconnect userId={userId} />
    </div>
  );
}

function Syncing({ userId, status }: LinkedProps) {
  const cache = useQueryClient();
  const sync = useMutation({
    mutationFn: syncGoogle,
    onError: failed,
    onSuccess: () => cache.invalidateQueries(getGoogle(userId)),
  });
  const { state, lastSync, nextSync, lastError, skipped, inPlan } = status;
  const isSyncing = state === "syncing";
  return (
    <section aria-label="Sincronización">
      <p role="status" className="mb-1">
        {syncWords(status)}
      </p>
      <p className="mb-3 text-ink-soft text-sm">
        {lastSync && `Última sincronización: ${formatMoment(lastSync)}. `}
        {nextSync && !isSyncing && `Próxima: ${formatMoment(nextSync)}.`}
      </p>
      {skippedWords(skipped).map((sentence) => (
        <p key={sentence} className="mb-3 text-sm">
          {sentence}
        </p>
      ))}
      {lastError && (
        <p role="alert" className="mb-3 text-danger">
          {lastError}
        </p>
      )}
      {!inPlan && (
        <p className="mb-3 text-warn">
          Tu plan no incluye la sincronización: lo que cambie de un lado espera hasta que la tengas.{" "}
          <Link to={paths.plans("standard")} className="link">
            Ver planes
          </Link>
        </p>
      )}
      {state !== "paused" && inPlan && (
        <Button
          busy={sync.isPending || isSyncing}
          busyLabel="Sincronizando…"
          onClick={() => sync.mutate()}
        >
          Sincronizar ahora
        </Button>
      )}
    </section>
  );
}

function Settings({ userId, status }: LinkedProps) {
  const cache = useQueryClient();
  const [busyOnly, setBusyOnly] = useState(status.busyOnly);
  const set = useMutation({
    mutationFn: setGoogle,
    onError: (error) => {
      setBusyOnly(status.busyOnly);
      failed(error);
    },
    onSuccess: ({ googleCalendarStatus }) =>
      cache.setQueryData(getGoogle(userId).queryKey, googleCalendarStatus),
  });
  return (
    <section aria-label="Qué se comparte" className="grid gap-3 border-t pt-4">
      <Checkbox
        label="Solo «Ocupado»: Google no recibe títulos ni descripciones"
        checked={busyOnly}
        disabled={set.isPending}
        onChange={({ target }) => {
          setBusyOnly(target.checked);
          set.mutate({ busyOnly: target.checked });
        }}
      />
      <GoogleBusyCalendars
        calendars={status.busyCalendars}
        busy={set.isPending}
        onChange={(busyCalendars) => set.mutate({ busyCalendars })}
      />
    </section>
  );
}
