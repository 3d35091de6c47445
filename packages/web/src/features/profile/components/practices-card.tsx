import type { Practice } from "@foja/core/accounts/practices/practice.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { MEMBER_WORDS } from "~/lib/member-words";
import { notify } from "~/lib/notify";
import { enterPractice, practiceList } from "~/lib/practices";
import { goToPractice, openSession, useSession } from "~/lib/session/session";
import { leavePractice } from "../api/team";
import { useActs } from "../hooks/use-acts";
import { ReadRows } from "./read-rows";

/** The practices of the person: entering one, and leaving it for good. */
export function PracticesCard() {
  const { user } = useSession();
  const practices = useQuery(practiceList());
  const { busy, act } = useActs(practiceList().queryKey);
  const [leaving, setLeaving] = useState<Practice>();

  const enter = (id: string) => void act(async () => goToPractice(await enterPractice(id)));
  const leave = async () => {
    if (!leaving) return;
    await act(async () => {
      const entry = await leavePractice(leaving._id);
      notify.success(entry.message);
      // Also where another tab has ended the session in this one meanwhile.
      if (leaving.current) goToPractice(entry);
      else openSession(entry);
    });
    setLeaving(undefined);
  };
  return (
    <Card title="Tus estudios" flush>
      <ReadRows of={practices} label="Cargando tus estudios">
        {(rows) => (
          <>
            <ul>
              {rows.map(({ _id, name, role, current }) => (
                <li
                  key={_id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3.5 last:border-0"
                >
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="min-w-0 break-words font-medium">{name}</span>
                      {current && <Badge tone="accent">Estás acá</Badge>}
                    </p>
                    <p className="text-ink-soft text-sm">
                      {_id === user?._id ? "Tu propio estudio" : MEMBER_WORDS[role].name}
                    </p>
                  </div>
                  {!current && (
                    <Button
                      size="sm"
                      busy={busy}
                      aria-label={`Entrar a ${name}`}
                      onClick={() => enter(_id)}
                    >
                      Entrar
                    </Button>
                  )}
                  {_id !== user?._id && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Dejar ${name}`}
                      onClick={() => setLeaving({ _id, name, role, current })}
                    >
                      Dejar
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {rows.length === 1 && (
              <p className="border-t px-5 py-4 text-ink-soft">
                Por ahora, solo el tuyo. Si otro estudio te invita, vas a poder pasar de uno a otro.
              </p>
            )}
          </>
        )}
      </ReadRows>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={`Dejar ${leaving?.name ?? ""}`}
        description="Perdés el acceso en el acto, y para volver te tienen que invitar de nuevo. Lo que cargaste queda en ese estudio."
        action="Dejar"
        danger
        busy={busy}
        onConfirm={() => void leave()}
      />
    </Card>
  );
}
