import type { Trashed } from "@foja/core/operations/trash/trash.schema";
import { Trash2 } from "lucide-react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { today } from "~/lib/due";
import { useMay } from "~/lib/session/may";
import { deletedText, leavesText, placeText } from "../lib/trash-words";

type TrashLineProps = {
  one: Trashed;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
};

/** A deleted record: its kind, its case, how long it stays, and a button that restores it. */
export function TrashLine({ one, busy, onRestore, onDelete }: TrashLineProps) {
  const mayDelete = useMay("delete");
  const label = `Acciones de ${one.name}`;
  const more = (
    <IconButton label={label} size="sm">
      <MoreIcon />
    </IconButton>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 ps-4 pe-2 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words">{one.name}</p>
        <p className="break-words text-ink-soft text-sm">{placeText(one)}</p>
      </div>
      <p className="text-ink-soft text-sm sm:w-40 sm:text-end">
        <span className="block text-ink">{leavesText(one.purgeAt, today())}</span>
        {deletedText(one)}
      </p>
      <span className="ms-auto flex items-center gap-1">
        <Button
          size="sm"
          busy={busy}
          busyLabel="Restaurando…"
          aria-label={`Restaurar ${one.name}`}
          onClick={onRestore}
        >
          Restaurar
        </Button>
        {mayDelete && (
          <Menu trigger={more} label={label}>
            <MenuItem danger onSelect={onDelete}>
              <Trash2 aria-hidden /> Eliminar ya…
            </MenuItem>
          </Menu>
        )}
      </span>
    </li>
  );
}
