import type { BookingConfig, BookingType } from "@foja/core/agenda/booking/booking.schema";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { IconButton } from "~/components/ui/icon-button";
import { messageOf } from "~/lib/api/messages";
import { useSaveConfig } from "../hooks/use-save-config";
import { withoutKind } from "../lib/kind-form";
import { KindFacts } from "./kind-choice";
import { KindDialog } from "./kind-dialog";

/** The id of the button that adds a kind. */
export const ADD_KIND = "reservas-agregar";

/** The kinds of appointment of the page: created, edited, deleted. */
export function KindsCard({ config }: { config: BookingConfig }) {
  const [editing, setEditing] = useState<BookingType | "new">();
  const [leaving, setLeaving] = useState<BookingType>();
  const { save, isSaving, error } = useSaveConfig(config);
  const add = (
    <Button id={ADD_KIND} size="sm" onClick={() => setEditing("new")}>
      <Plus aria-hidden /> Agregar un turno
    </Button>
  );
  return (
    <Card title="2. Qué se reserva" actions={add} flush>
      {config.types.length === 0 && (
        <p className="px-5 py-4 text-ink-soft">
          Todavía no hay ningún turno. Agregá el primero: una consulta, una firma, una llamada.
        </p>
      )}
      <ul className="divide-y">
        {config.types.map((kind) => (
          <li key={kind._id} className="flex items-start gap-2 py-3 ps-5 pe-3">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 break-words font-medium">{kind.name}</span>
                {!kind.active && <Badge>No se ofrece</Badge>}
              </p>
              <KindFacts kind={kind} />
            </div>
            <IconButton label={`Editar ${kind.name}`} onClick={() => setEditing(kind)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Quitar ${kind.name}`} onClick={() => setLeaving(kind)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {editing && (
        <KindDialog
          config={config}
          kind={editing === "new" ? null : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title="Quitar el turno"
        description={`«${leaving?.name ?? ""}» deja de ofrecerse. Lo que ya está reservado sigue en pie.`}
        action="Quitar"
        danger
        busy={isSaving}
        onConfirm={() =>
          leaving &&
          save({ types: withoutKind(config.types, leaving._id) }, "Turno quitado", () =>
            setLeaving(undefined),
          )
        }
      >
        {error && <p role="alert">{messageOf(error)}</p>}
      </ConfirmDialog>
    </Card>
  );
}
