import type { Resource } from "@foja/core/billing/plans/plan.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Dialog } from "~/components/ui/dialog";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { archiveItems } from "../api/archive";
import { quantityOf } from "../lib/words";

type Item = { _id: string; name: string; lastUsedAt: string };

type ArchiveDialogProps = {
  resourceType: Resource;
  over: number;
  items: Item[];
  onClose: () => void;
};

/** Chooses what to archive, the longest unused first: as many as exceed the limit are marked. */
export function ArchiveDialog({ resourceType, over, items, onClose }: ArchiveDialogProps) {
  const [chosen, setChosen] = useState(() => new Set(items.slice(0, over).map(({ _id }) => _id)));
  const queries = useQueryClient();
  const archive = useMutation({
    mutationFn: () => archiveItems(resourceType, [...chosen]),
    onSuccess: (archived) => {
      void queries.invalidateQueries();
      notify.success(`Archivamos ${quantityOf(resourceType, archived)}`);
      onClose();
    },
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Elegir qué archivar"
      description={`Con ${quantityOf(resourceType, over)} menos vuelve a entrar todo. Primero, lo que usaste hace más tiempo.`}
      footer={
        <>
          <Button onClick={onClose}>Ahora no</Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0}
            busy={archive.isPending}
            onClick={() => archive.mutate()}
          >
            Archivar {quantityOf(resourceType, chosen.size)}
          </Button>
        </>
      }
    >
      <ul>
        {items.map(({ _id, name, lastUsedAt }) => (
          <li key={_id} className="flex items-center gap-3 border-b py-2 last:border-0">
            <Checkbox
              className="min-w-0 flex-1"
              label={name}
              checked={chosen.has(_id)}
              onChange={() => toggle(_id)}
            />
            <span className="shrink-0 text-ink-faint text-sm">
              último uso: {formatDay(lastUsedAt)}
            </span>
          </li>
        ))}
      </ul>
      {archive.error && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(archive.error)}
        </p>
      )}
    </Dialog>
  );
}
