import { type ComponentType, Suspense, useDeferredValue, useEffect } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { cn } from "~/lib/cn";
import { type LazyPage, lazyPage } from "~/lib/lazy-page";
import { AddressProvider } from "~/lib/lists/address-provider";
import type { DeskList } from "~/lib/lists/record-list";
import { type Desk, useDesk } from "~/lib/lists/use-desk";
import type { RowKeys } from "~/lib/lists/use-rows";
import { capital, newOne } from "~/lib/outcome";
import type { Identified } from "~/lib/records/pages";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { ListBody, ListFoot } from "./list-body";
import { ListToolbar } from "./list-toolbar";
import { PlanMeter, type PlanMeterProps } from "./plan-meter";
import { RecordCards, RecordTable } from "./record-table";
import { SkeletonList } from "./skeleton-list";

/** Nothing is marked when a list opens. */
const MarkedBar = lazyPage(() => import("./marked-bar"));

type Part<R extends Identified> = { desk: Desk<R> };
type CardPart<R extends Identified> = Part<R> & { id: string };

type RecordDeskProps<R extends Identified> = {
  list: DeskList<R>;
  /** The resource of the plan that they use. */
  meter?: PlanMeterProps["resource"];
  /** Whether it is a part of a page that has a head of its own. */
  within?: boolean;
  /** Shown above the list, about all of it. */
  Above?: ComponentType<Part<R>>;
  /** Keys of this list alone. */
  keys?: RowKeys<R>;
  /** The dialogs over the list, by its address; loaded at the first pointer or key event. */
  Dialogs: LazyPage<Part<R>>;
  /** The card beside the list, or over it where there is no space. */
  Peek: ComponentType<CardPart<R>>;
  Over?: ComponentType<CardPart<R>>;
  Board?: ComponentType<Part<R>>;
};

/** A practice's records on one page: searched, marked, opened beside, moved, and created. */
export function RecordDesk<R extends Identified>(props: RecordDeskProps<R>) {
  const { user } = useSession();
  return (
    user && (
      <AddressProvider>
        <Page {...props} userId={user._id} />
      </AddressProvider>
    )
  );
}

function Page<R extends Identified>(props: RecordDeskProps<R> & { userId: string }) {
  const { list, userId, keys, meter, within, Dialogs, Peek, Over, Above } = props;
  const desk = useDesk(list, userId, keys);
  const { board, peeked, creating, editing, importing, wide } = desk;
  // The row answers first: the card beside it makes the whole table narrower.
  const shown = useDeferredValue(peeked);
  const beside = wide ? shown : null;
  const busy = creating ?? editing ?? importing;
  usePreload(Dialogs);
  return (
    <>
      {within ? (
        <h2 className="sr-only">{capital(list.records.kind.many)}</h2>
      ) : (
        <Head desk={desk} />
      )}
      {meter && <PlanMeter resource={meter} />}
      {Above && <Above desk={desk} />}
      <ListToolbar desk={desk} />
      <div
        className={cn(
          "grid items-start gap-5",
          beside && (list.besideClass ?? "grid-cols-[minmax(0,1fr)_21rem]"),
        )}
      >
        <div className="min-w-0">
          <div
            ref={wide ? desk.measured : undefined}
            className={cn(!board && "rounded-md border bg-sheet")}
          >
            <Body {...props} desk={desk} />
          </div>
          <ListFoot {...desk} />
          <Suspense>
            {desk.selection.selected.length > 0 && (
              <MarkedBar desk={desk as unknown as Desk<Identified>} />
            )}
          </Suspense>
        </div>
        <Suspense>{beside && <Peek desk={desk} id={beside} />}</Suspense>
      </div>
      {!wide && peeked && !busy && Over && <Over desk={desk} id={peeked} />}
      <Suspense>{busy && <Dialogs desk={desk} />}</Suspense>
    </>
  );
}

function Head<R extends Identified>({ desk: { list, place } }: Part<R>) {
  const mayWrite = useMay("write");
  return (
    <PageHeader
      title={capital(list.records.kind.many)}
      actions={
        <>
          {mayWrite && list.isImported && (
            <span className="hidden sm:contents">
              <Button onClick={() => place({ importing: "1" })}>Importar</Button>
            </span>
          )}
          <Brought list={list} />
          <Create {...{ list, place }} />
        </>
      }
    />
  );
}

/** The way to the page that brings many of them. */
function Brought<R extends Identified>({ list: { brought } }: Pick<Desk<R>, "list">) {
  if (!useMay("write") || !brought) return null;
  return <ButtonLink to={brought.to}>{brought.label}</ButtonLink>;
}

function Create<R extends Identified>({ list, place }: Pick<Desk<R>, "list" | "place">) {
  if (!useMay("write")) return null;
  if (list.Create) return <list.Create />;
  return (
    <Button variant="primary" onClick={() => place({ creating: "1" })}>
      {newOne(list.records.kind)}
    </Button>
  );
}

function Body<R extends Identified>({ desk, Board }: RecordDeskProps<R> & Part<R>) {
  const { list, board, wide, place } = desk;
  return (
    <ListBody
      {...desk}
      create={
        <span className="flex flex-wrap justify-center gap-2">
          <Brought list={list} />
          <Create {...{ list, place }} />
        </span>
      }
    >
      {board && Board ? (
        <Suspense fallback={<SkeletonList label="Cargando el tablero" />}>
          <Board desk={desk} />
        </Suspense>
      ) : wide ? (
        <RecordTable desk={desk} />
      ) : (
        <RecordCards desk={desk} />
      )}
    </ListBody>
  );
}

/** Loads the code of what may be opened next at the first pointer or key event. */
function usePreload<P>({ preload }: LazyPage<P>): void {
  useEffect(() => {
    const signs = ["pointermove", "pointerdown", "keydown"];
    for (const sign of signs) addEventListener(sign, preload, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, preload);
    };
  }, [preload]);
}
