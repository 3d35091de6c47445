import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FollowedNote } from "~/components/followed/followed-note";
import { PortalsNote } from "~/components/portals-note";
import { Unread } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";
import { PageHeader } from "~/components/ui/page-header";
import { Segments } from "~/components/ui/segments";
import { allRows } from "~/lib/records/pages";
import { novedadList } from "../api/novedades";
import { type NovedadActions, useNovedadActions } from "../hooks/use-novedad-actions";
import { AcceptDialog, type DeadlineSlot } from "./accept-dialog";
import { Inbox } from "./inbox";

type PageProps = { deadline: DeadlineSlot };

/**
 * What the courts published in the practice's cases: each novedad is added to the agenda, or
 * dismissed.
 */
export default function NovedadesPage({ deadline }: PageProps) {
  const [handled, setHandled] = useState(false);
  const query = useInfiniteQuery(novedadList(handled ? "handled" : "open"));
  const actions = useNovedadActions();
  const rows = query.data ? allRows(query.data) : undefined;
  const toggle = (
    <Segments
      legend="Qué novedades"
      choices={[
        { label: "Por resolver", pressed: !handled, choose: () => setHandled(false) },
        { label: "Resueltas", pressed: handled, choose: () => setHandled(true) },
      ]}
    />
  );
  return (
    <>
      <PageHeader title="Novedades" description={<Description />} actions={toggle} />
      <PortalsNote />
      <FollowedNote />
      {rows ? (
        <Inbox rows={rows} handled={handled} more={query.hasNextPage} actions={actions} />
      ) : (
        <Unread error={query.error} onRetry={query.refetch} rows={6} again="Reintentar" />
      )}
      {rows && (rows.length > 0 || query.hasNextPage) && (
        <LoadMore
          shown={rows.length}
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {actions.completing && (
        <Completing novedad={actions.completing} actions={actions} deadline={deadline} />
      )}
    </>
  );
}

const Description = () => (
  <>
    Lo que publicaron los tribunales. Nada se agenda solo.{" "}
    <span className="max-md:hidden">
      Con el teclado: J y K recorren, A agenda, R agenda y redacta, E ajusta, X deja sin acción,
      Enter abre la causa.
    </span>
  </>
);

type CompletingProps = PageProps & { novedad: Novedad; actions: NovedadActions };

const Completing = ({ novedad, actions, deadline }: CompletingProps) => (
  <AcceptDialog
    novedad={novedad}
    drafting={actions.drafting}
    deadline={deadline}
    onAccept={(given) => actions.accept(novedad, given)}
    onClose={() => actions.setCompleting(undefined)}
  />
);
