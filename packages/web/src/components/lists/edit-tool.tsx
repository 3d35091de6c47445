import { Pencil } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import type { Desk } from "~/lib/lists/use-desk";
import { useMay } from "~/lib/session/may";

/** The button of a card that edits its record, for who may. */
export function EditTool({ desk, id }: { desk: Pick<Desk<never>, "actions">; id: string }) {
  if (!useMay("write")) return null;
  return (
    <IconButton label="Editar (E)" size="sm" onClick={() => desk.actions.edit(id)}>
      <Pencil aria-hidden />
    </IconButton>
  );
}
