import type { Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { Inbox as InboxIcon } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { EmptyState } from "~/components/ui/empty-state";
import { useAfterPaint } from "~/lib/after-paint";
import { cn } from "~/lib/cn";
import { today } from "~/lib/due";
import { focusRow } from "~/lib/lists/use-rows";
import { useAddress } from "~/lib/use-address";
import { useMediaQuery, WIDE } from "~/lib/use-media-query";
import { useSame } from "~/lib/use-same";
import { useInboxKeys } from "../hooks/use-inbox-keys";
import type { NovedadActions } from "../hooks/use-novedad-actions";
import {
  filtered,
  filterIn,
  type Group,
  groupsOf,
  NO_FILTER,
  type NovedadFilter,
  STRETCH_NAMES,
} from "../lib/rows";
import { NovedadDetail } from "./novedad-detail";
import { NovedadFilters } from "./novedad-filters";
import { NovedadRow } from "./novedad-row";

type InboxProps = { rows: Novedad[]; handled: boolean; more: boolean; actions: NovedadActions };

/** The inbox: one line for each novedad, those due first, with the details of one beside. */
export function Inbox({ rows, handled, more, actions }: InboxProps) {
  const { params, place } = useAddress();
  const wide = useMediaQuery(WIDE);
  const filter = filterIn(params);
  const found = filtered(rows, filter);
  const now = today();
  const groups = handled ? [{ stretch: null, rows: found }] : groupsOf(found, now);
  const all = groups.flatMap((group) => group.rows);
  const chosen = all.find(({ _id }) => _id === params.get("novedad"));
  const shown = chosen ?? (wide ? all[0] : undefined);
  const later = useAfterPaint();
  // Always the same two: a line whose novedad did not change is not drawn again.
  const { show, stand } = useSame({
    show: (novedad: Novedad) => {
      actions.see(novedad);
      if (novedad._id !== params.get("novedad")) place({ novedad: novedad._id });
    },
    // The line answers first: its details, the address and its mark as seen follow.
    stand: (novedad: Novedad | null) => later(novedad && (() => show(novedad))),
  });
  useInboxKeys(all, shown?._id ?? null, actions);
  const change = ({ folder, fuero, due }: NovedadFilter) =>
    place({ causa: folder, fuero, plazo: due === "" ? null : due === "with" ? "con" : "sin" });

  // All of a page may be handled before the next one is requested: that is not the end.
  if (rows.length === 0) return more ? null : <Nothing handled={handled} />;
  return (
    <>
      <NovedadFilters rows={rows} filter={filter} onChange={change} />
      {all.length === 0 ? (
        <EmptyState action={<Button onClick={() => change(NO_FILTER)}>Quitar los filtros</Button>}>
          Ninguna novedad coincide con lo que buscás.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="min-w-0 space-y-5">
            {groups.map((group) => (
              <Stretch
                key={group.stretch}
                {...{ group, now, shown, show }}
                stand={wide ? stand : undefined}
              />
            ))}
          </div>
          {wide && shown && (
            <aside
              aria-label="Detalle de la novedad"
              className="sticky top-[4.5rem] max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-md border bg-sheet px-5 py-4"
            >
              <NovedadDetail key={shown._id} novedad={shown} actions={actions} />
            </aside>
          )}
        </div>
      )}
      {!wide && chosen && (
        <Drawer
          open
          title="Novedad"
          onOpenChange={() => {
            place({ novedad: null });
            focusRow(chosen._id);
          }}
        >
          <div className="px-5 py-4">
            <NovedadDetail novedad={chosen} actions={actions} />
          </div>
        </Drawer>
      )}
    </>
  );
}

const Nothing = ({ handled }: { handled: boolean }) => (
  <EmptyState icon={<InboxIcon />}>
    {handled
      ? "Todavía no resolviste ninguna novedad."
      : "0 por resolver: al día. Las novedades llegan solas a las causas vinculadas con su expediente."}
  </EmptyState>
);

type StretchProps = {
  group: Group | { stretch: null; rows: Novedad[] };
  now: string;
  shown: Novedad | undefined;
  show: (novedad: Novedad) => void;
  stand: ((novedad: Novedad | null) => void) | undefined;
};

/** A group of the inbox with its name and count; for handled ones, only the lines. */
function Stretch({ group: { stretch, rows }, now, shown, show, stand }: StretchProps) {
  const name = stretch === null ? "Resueltas" : STRETCH_NAMES[stretch];
  return (
    <section>
      {stretch !== null && (
        <h2
          className={cn(
            "mb-2 font-semibold text-sm",
            stretch === "overdue" ? "text-danger" : "text-ink-soft",
          )}
        >
          {name} <span className="font-normal tabular-nums">({rows.length})</span>
        </h2>
      )}
      <ul aria-label={name} className="overflow-hidden rounded-md border bg-sheet">
        {rows.map((novedad) => (
          <NovedadRow
            key={novedad._id}
            {...{ novedad, now }}
            shown={novedad._id === shown?._id}
            onShow={show}
            onStand={stand}
          />
        ))}
      </ul>
    </section>
  );
}
