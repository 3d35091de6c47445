import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { importOf } from "~/lib/case-import/import-of";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { useMay } from "~/lib/session/may";
import { undoImport } from "../api/imports";

const CAN_UNDO = new Set<CaseImport["status"]>(["looking", "done", "failed"]);

/** Undoes a whole import for thirty days. */
export function UndoButton({ one }: { one: CaseImport }) {
  const cache = useQueryClient();
  const mayDelete = useMay("delete");
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => undoImport(one._id),
    onSuccess: (undoing) => {
      cache.setQueryData(importOf(one._id).queryKey, undoing);
      setAsking(false);
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  const { undoUntil, status } = one;
  const isLate = undoUntil !== null && Date.parse(undoUntil) < Date.now();
  if (!mayDelete || isLate || !CAN_UNDO.has(status)) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Deshacer todo</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Deshacer esta importación?"
        description={`Las causas que trajo van a Eliminadas y se sueltan de los tribunales. Las que ya trabajaste quedan. Podés hacerlo hasta el ${formatMoment(undoUntil ?? "")}.`}
        action="Deshacer la importación"
        danger
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      />
    </>
  );
}
