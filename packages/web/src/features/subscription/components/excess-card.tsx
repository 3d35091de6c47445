import type { Resource } from "@foja/core/billing/plans/plan.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FollowedNote } from "~/components/followed/followed-note";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { readExcess } from "../api/subscription";
import { quantityOf } from "../lib/words";
import { ArchiveDialog } from "./archive-dialog";

/** What exceeds the plan's limits today, with a button to choose what to archive. */
export function ExcessCard() {
  const { data } = useQuery(readExcess());
  const [choosing, setChoosing] = useState<Resource>();
  const over = data?.filter((one) => one.over > 0) ?? [];
  const chosen = over.find(({ resourceType }) => resourceType === choosing);
  if (over.length === 0) return null;
  return (
    <Card title="Lo que no entra en tu plan">
      <p className="max-w-2xl text-ink-soft">
        Todo sigue a la vista y editable, con los plazos y alertas que ya cargaste. Para volver a
        agregar, archivá lo que no uses: lo archivado no ocupa lugar y podés verlo cuando quieras.
      </p>
      <ul className="mt-4 space-y-2">
        {over.map(({ resourceType, used, limit, items }) => (
          <li key={resourceType} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1 basis-56">
              Tenés {quantityOf(resourceType, used)} y tu plan admite{" "}
              {quantityOf(resourceType, limit)}.
            </span>
            {items.length > 0 && (
              <Button onClick={() => setChoosing(resourceType)}>Elegir qué archivar</Button>
            )}
          </li>
        ))}
      </ul>
      <FollowedNote className="mt-4" />
      {chosen && <ArchiveDialog {...chosen} onClose={() => setChoosing(undefined)} />}
    </Card>
  );
}
