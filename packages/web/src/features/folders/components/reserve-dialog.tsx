import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { usePeople } from "~/lib/people/people";
import { useSession } from "~/lib/session/session";
import { folders } from "../api/folder-records";
import { updateFolder } from "../api/update-folder";

/** Chooses who sees a case; the person responsible and the one who chooses always do. */
export function ReserveDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const cache = useQueryClient();
  const { people } = usePeople();
  const me = useSession().user?._id;
  const [named, setNamed] = useState(new Set(folder.memberIds));
  const [busy, setBusy] = useState<"open" | "keep">();
  const isReserved = folder.access === "reserved";
  const stays = (id: string) => id === folder.responsibleId || id === me;

  const toggle = (id: string) =>
    setNamed((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const send = async (how: "open" | "keep") => {
    setBusy(how);
    try {
      const chosen = people.map(({ _id }) => _id).filter((id) => named.has(id));
      const saved = await updateFolder(
        folder._id,
        how === "open" ? { access: "practice" } : { access: "reserved", memberIds: chosen },
      );
      folders.show(cache, saved);
      notify.success(how === "open" ? "La causa la ve todo el estudio" : "Causa reservada");
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(undefined);
    }
  };
  const footer = (
    <>
      {isReserved && (
        <Button className="me-auto" busy={busy === "open"} onClick={() => void send("open")}>
          Abrir a todo el estudio
        </Button>
      )}
      <Button onClick={onClose}>Cancelar</Button>
      <Button variant="primary" busy={busy === "keep"} onClick={() => void send("keep")}>
        {isReserved ? "Guardar" : "Reservar"}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={isReserved ? "Quién ve la causa" : "Reservar la causa"}
      description="Para quien no esté elegido, la causa y todo lo que tiene dejan de existir: en listas, búsquedas, agenda, avisos, cifras y exportaciones."
      footer={footer}
    >
      <fieldset>
        <legend className="mb-2 font-medium">La ven</legend>
        <ul className="space-y-2">
          {people.map(({ _id, name }) => (
            <li key={_id}>
              <Checkbox
                label={`${name}${_id === folder.responsibleId ? " (responsable)" : ""}`}
                checked={stays(_id) || named.has(_id)}
                disabled={stays(_id)}
                onChange={() => toggle(_id)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="mt-4 text-ink-soft text-sm">
        Un titular que no esté elegido puede abrirla, pero nunca en silencio: queda en la historia
        de la causa y se avisa a quienes la ven.
      </p>
    </Dialog>
  );
}
