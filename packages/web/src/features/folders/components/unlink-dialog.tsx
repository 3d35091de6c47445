import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { refreshFile, unlinkCausa } from "../api/court";
import { folders } from "../api/folder-records";

/** Ends the link of a case, asking what to do with the records that the court brought. */
export function UnlinkDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState<"keep" | "remove">();
  const unlink = async (movements: "keep" | "remove") => {
    setBusy(movements);
    try {
      folders.show(cache, await unlinkCausa(folder._id, movements));
      await refreshFile(cache);
      notify.success("Causa desvinculada");
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
      setBusy(undefined);
    }
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button variant="danger" busy={busy === "remove"} onClick={() => void unlink("remove")}>
        Quitar movimientos
      </Button>
      <Button variant="primary" busy={busy === "keep"} onClick={() => void unlink("keep")}>
        Conservarlos
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Desvincular del tribunal"
      description={`No van a llegar más movimientos de ${folder.court?.number ?? "este expediente"}. ¿Qué hacemos con los que ya llegaron?`}
      footer={footer}
    >
      <p className="text-ink-soft">
        Quitarlos no se puede deshacer, pero vuelven si la vinculás de nuevo.
      </p>
    </Dialog>
  );
}
