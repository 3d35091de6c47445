import type { ClosedCase } from "@foja/core/operations/reserved/reserved.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { formatDay } from "~/lib/format";
import { paths } from "~/lib/paths";
import { usePeople } from "~/lib/people/people";
import { CLOSED, closedCases, openCase } from "../api/reserved";
import { useActs } from "../hooks/use-acts";

/**
 * The reserved cases that a titular does not see: whose they are, and opening one, which is
 * recorded.
 */
export function ReservedCard() {
  const { data = [] } = useQuery(closedCases());
  const { nameOf } = usePeople();
  const navigate = useNavigate();
  const { busy, act } = useActs(CLOSED);
  const [asking, setAsking] = useState<ClosedCase>();
  if (data.length === 0) return null;

  const open = async ({ _id }: ClosedCase) => {
    if (await act(() => openCase(_id))) await navigate(paths.folders.details(_id));
  };
  return (
    <Card title="Causas reservadas que no ves" flush>
      <ul>
        {data.map((one) => (
          <li
            key={one._id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3.5 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="break-words font-medium">De {nameOf(one.responsibleId)}</p>
              <p className="text-ink-soft text-sm">
                Cargada el {formatDay(one.createdAt)}. La ven: {one.people.map(nameOf).join(", ")}.
              </p>
            </div>
            <Button
              size="sm"
              aria-label={`Abrir la causa reservada de ${nameOf(one.responsibleId)}`}
              onClick={() => setAsking(one)}
            >
              Abrir
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title="Abrir una causa reservada"
          description="Vas a verla como titular. Queda en la historia de la causa y se avisa en el acto a quienes la ven."
          action="Abrir la causa"
          busy={busy}
          onConfirm={() => void open(asking)}
        />
      )}
    </Card>
  );
}
