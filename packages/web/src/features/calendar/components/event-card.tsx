import type { Event } from "@foja/core/practice/events/event.schema";
import { useQuery } from "@tanstack/react-query";
import { CalendarX2, CopyPlus, Move, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { HistoryBlock } from "~/components/history/history-block";
import { deletedIn, InTrash } from "~/components/in-trash";
import { DeleteItem } from "~/components/lists/record-menu";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { Menu, MenuItem } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { colorName, EVENT_LOOK } from "~/lib/event-types";
import { formatMoment } from "~/lib/format";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { getEvent } from "../api/event-list";
import { whenOf } from "../lib/entries";
import { EVENT_HISTORY } from "../lib/event-history";
import { GoogleConflict, GoogleOrigin } from "./google-facts";

type CardProps = {
  id: string;
  onClose: () => void;
  onEdit: () => void;
  onMove: () => void;
  onDuplicate: (event: Event) => void;
  onDelete: (event: Event) => void;
  /** Deletes it and those after it in its repetition. */
  onDeleteFollowing: (event: Event) => void;
};

/** An event with all its data and actions. */
export function EventCard({ id, onClose, ...actions }: CardProps) {
  const { data: read, error } = useQuery(getEvent(id));
  const deleted = deletedIn(error);
  const data = deleted ? undefined : read;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data?.title ?? "Evento"}
      footer={data && <Actions event={data} {...actions} />}
    >
      {data && <Facts event={data} />}
      {!data && !error && <SkeletonRows rows={3} label="Cargando el evento" />}
      {deleted && <InTrash deleted={deleted} />}
      {!data && !deleted && error && <EmptyState>{messageOf(error)}</EmptyState>}
    </Dialog>
  );
}

const more = (
  <IconButton label="Más acciones del evento">
    <MoreIcon />
  </IconButton>
);

type ActionsProps = Omit<CardProps, "id" | "onClose"> & { event: Event };

function Actions({ event, onEdit, onMove, onDuplicate, onDelete, ...on }: ActionsProps) {
  const mayDelete = useMay("delete");
  // Its details say why.
  const isForeign = Boolean(event.google?.readOnly);
  return (
    <>
      {mayDelete && (
        <Menu trigger={more} label="Más acciones del evento" align="start">
          <DeleteItem disabled={isForeign} onSelect={() => onDelete(event)} />
          {event.seriesId && (
            <MenuItem danger onSelect={() => on.onDeleteFollowing(event)}>
              <CalendarX2 aria-hidden /> Eliminar este y los que siguen…
            </MenuItem>
          )}
        </Menu>
      )}
      <Button onClick={() => onDuplicate(event)}>
        <CopyPlus aria-hidden />
        Duplicar
      </Button>
      <Button disabled={isForeign} onClick={onMove}>
        <Move aria-hidden />
        Mover a…
      </Button>
      <Button variant="primary" onClick={onEdit}>
        <Pencil aria-hidden />
        Editar
      </Button>
    </>
  );
}

function Facts({ event }: { event: Event }) {
  const { icon: Icon, label } = EVENT_LOOK[event.type];
  return (
    <>
      <p className="mb-4 text-lg">{whenOf(event)}</p>
      <GoogleConflict event={event} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name="Tipo">
          <span className="inline-flex items-center gap-1.5">
            <Icon aria-hidden className="size-3.5 text-ink-soft" />
            {label}
          </span>
        </Fact>
        <Fact name="Causa">
          {event.folderId ? (
            <Link
              to={paths.folders.details(event.folderId)}
              className="underline underline-offset-2"
            >
              {event.folderName}
            </Link>
          ) : (
            "Ninguna"
          )}
        </Fact>
        {event.place && <Fact name="Lugar">{event.place}</Fact>}
        {event.link && (
          <Fact name="Enlace">
            <a href={event.link} target="_blank" rel="noreferrer" className="link break-all">
              {event.link}
            </a>
          </Fact>
        )}
        {event.seriesId && <Fact name="Se repite">Sí: cada vez se cambia por su lado</Fact>}
        {event.color && (
          <Fact name="Color">
            <span className="inline-flex items-center gap-2">
              <span aria-hidden className="size-3 rounded-sm" style={{ background: event.color }} />
              {colorName(event.color)}
            </span>
          </Fact>
        )}
        {event.googleCalendarId && (
          <Fact name="Google">
            <GoogleOrigin event={event} />
          </Fact>
        )}
        <Fact name="Última modificación">{formatMoment(event.updatedAt)}</Fact>
      </dl>
      {event.description && (
        <p className="mt-4 whitespace-pre-line break-words border-t pt-4 text-ink-soft">
          {event.description}
        </p>
      )}
      <HistoryBlock record={event} words={EVENT_HISTORY} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
