import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useState } from "react";
import { ShelfToggle } from "~/components/lists/shelf-toggle";
import { PortalsNote } from "~/components/portals-note";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { LoadMore } from "~/components/ui/load-more";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { allRows } from "~/lib/lists/pages";
import { focusRow, useWalk } from "~/lib/lists/use-walk";
import { useShortcuts } from "~/lib/shortcuts";
import { novedadList } from "../api/novedades";
import { type NovedadActions, useNovedadActions } from "../hooks/use-novedad-actions";
import { AcceptDialog } from "./accept-dialog";
import { NovedadCard } from "./novedad-card";

/** What the courts published in the practice's cases: each thing is put down, or laid aside. */
export default function NovedadesPage() {
  const [handled, setHandled] = useState(false);
  const query = useInfiniteQuery(novedadList(handled ? "handled" : "open"));
  const actions = useNovedadActions();
  const rows = query.data ? allRows(query.data) : undefined;
  useNovedadKeys(rows ?? [], actions);
  const toggle = (
    <ShelfToggle
      legend="Qué novedades"
      active="Por resolver"
      away="Resueltas"
      archived={handled}
      onChange={setHandled}
    />
  );
  return (
    <>
      <PageHeader
        title="Novedades"
        description={
          <>
            Lo que publicaron los tribunales. Nada se agenda solo.{" "}
            <span className="max-md:hidden">
              Con el teclado: J y K recorren, A agenda, X deja sin acción, Enter abre la causa.
            </span>
          </>
        }
        actions={toggle}
      />
      <PortalsNote />
      {rows ? (
        <List rows={rows} handled={handled} more={query.hasNextPage} actions={actions} />
      ) : query.error ? (
        <EmptyState action={<Button onClick={() => void query.refetch()}>Reintentar</Button>}>
          {messageOf(query.error)}
        </EmptyState>
      ) : (
        <SkeletonRows rows={6} />
      )}
      {rows && (rows.length > 0 || query.hasNextPage) && (
        <LoadMore
          shown={rows.length}
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {actions.completing && <Completing novedad={actions.completing} actions={actions} />}
    </>
  );
}

type ListProps = { rows: Novedad[]; handled: boolean; more: boolean; actions: NovedadActions };

function List({ rows, handled, more, actions }: ListProps) {
  // All of a page may be dealt with before the next was asked for: that is not the end of it.
  if (rows.length === 0 && more) return null;
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Inbox />}>
        {handled
          ? "Todavía no resolviste ninguna novedad."
          : "No hay novedades por resolver. Llegan solas a las causas vinculadas con su expediente."}
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Novedades" className="space-y-3">
      {rows.map((novedad) => (
        <NovedadCard key={novedad._id} novedad={novedad} actions={actions} />
      ))}
    </ul>
  );
}

type CompletingProps = { novedad: Novedad; actions: NovedadActions };

const Completing = ({ novedad, actions }: CompletingProps) => (
  <AcceptDialog
    novedad={novedad}
    onAccept={(given) => actions.accept(novedad, given)}
    onClose={() => actions.setCompleting(undefined)}
  />
);

/** The inbox by keyboard: J and K walk from case to case (Enter opens it), A puts down, X lays aside. */
function useNovedadKeys(rows: Novedad[], { propose, dismiss, setCompleting }: NovedadActions) {
  const walk = useWalk(rows, null);
  const step = (by: 1 | -1) => {
    const next = walk.neighbour(by);
    if (next) focusRow(next._id);
  };
  const onOpen = (act: (novedad: Novedad) => void) => () => {
    const here = walk.here();
    if (here && (here.state === "new" || here.state === "seen")) act(here);
  };
  const next = (act: (novedad: Novedad) => void) =>
    onOpen((novedad) => {
      step(1);
      act(novedad);
    });
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    a: next((novedad) => void propose(novedad)),
    x: next((novedad) => void dismiss(novedad)),
    e: onOpen(setCompleting),
  });
}
