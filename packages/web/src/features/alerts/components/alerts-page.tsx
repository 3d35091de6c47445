import { Bell } from "lucide-react";
import { useSearchParams } from "react-router";
import { AlertGroups } from "~/components/alerts/alert-groups";
import { Button, ButtonLink } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";
import { PageHeader } from "~/components/ui/page-header";
import { useAlertActions, useAlerts } from "~/lib/alerts/use-alerts";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";

/** The value in the address that filters unread alerts. */
const UNREAD = "sin-leer";

/** All alerts of a person. */
export default function AlertsPage() {
  const { user } = useSession();
  return user ? <AlertsDesk userId={user._id} /> : null;
}

function AlertsDesk({ userId }: { userId: string }) {
  const [query, setQuery] = useSearchParams();
  const unread = query.get("ver") === UNREAD;
  const { readAll, isReadingAll } = useAlertActions(userId);
  const actions = (
    <>
      <ButtonLink to={paths.profile("settings")}>Preferencias de aviso</ButtonLink>
      <Button busy={isReadingAll} busyLabel="Marcando…" onClick={readAll}>
        Marcar todos como leídos
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title="Avisos" actions={actions} />
      <Checkbox
        label="Solo los que no leí"
        checked={unread}
        onChange={({ target }) =>
          setQuery(target.checked ? { ver: UNREAD } : {}, { replace: true })
        }
        className="mb-3"
      />
      <AlertsList key={String(unread)} userId={userId} unread={unread} />
    </>
  );
}

function AlertsList({ userId, unread }: { userId: string; unread: boolean }) {
  const { rows, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAlerts(
    userId,
    unread,
  );
  const { read, remove } = useAlertActions(userId);
  if (!rows) {
    return (
      <div className="rounded-md border bg-sheet">
        <Unread error={error} onRetry={refetch} label="Cargando los avisos" />
      </div>
    );
  }
  if (rows.length === 0) return <Nothing unread={unread} />;
  return (
    <>
      <AlertGroups
        rows={rows}
        heading="h2"
        onOpen={read}
        onDelete={remove}
        className="rounded-md border bg-sheet"
      />
      <LoadMore
        shown={rows.length}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}

const Nothing = ({ unread }: { unread: boolean }) => (
  <div className="rounded-md border bg-sheet">
    <EmptyState
      icon={<Bell />}
      action={<ButtonLink to={paths.profile("settings")}>Elegir de qué avisarte</ButtonLink>}
    >
      {unread
        ? "Leíste todos tus avisos."
        : "Sin avisos por ahora: llegan cuando se acerca una fecha o publica un tribunal."}
    </EmptyState>
  </div>
);
