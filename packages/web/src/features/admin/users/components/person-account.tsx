import type { Person } from "@foja/core/operations/people/people.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { formatBytes, formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { changePerson, endSessions, recountStorage } from "../api/people";

type PersonProps = { userId: string; person: Person };

const onError = (error: unknown) => notify.error(messageOf(error));

/** The sessions of an account, its files, and whether it is active. */
export function PersonAccount({ userId, person }: PersonProps) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const refresh = () => cache.invalidateQueries({ queryKey: ["people"] });
  const active = person.user.status === "active";
  const change = useMutation({
    mutationFn: () => changePerson(userId, { status: active ? "inactive" : "active" }),
    onSuccess: () => {
      notify.success(active ? "Cuenta desactivada" : "Cuenta activada");
      void refresh();
    },
    onError,
    onSettled: () => setAsking(false),
  });
  const end = useMutation({
    mutationFn: () => endSessions(userId),
    onSuccess: (message) => {
      notify.success(message);
      void refresh();
    },
    onError,
  });
  const recount = useMutation({
    mutationFn: () => recountStorage(userId),
    onSuccess: ({ before, after, orphans }) => {
      const changed = before === after ? "ya estaba bien contado" : `antes ${formatBytes(before)}`;
      const lost = orphans > 0 ? `; ${orphans} objetos sin archivo` : "";
      notify.success(`Archivos: ${formatBytes(after)} (${changed}${lost})`);
      void refresh();
    },
    onError,
  });
  return (
    <section>
      <h3 className="font-semibold">Sesiones abiertas</h3>
      <ul className="mt-2">
        {person.sessions.map(({ _id, device, address, lastSeenAt }) => (
          <li key={_id} className="border-b py-1.5 text-ink-soft last:border-0">
            {device} · {address} · {formatMoment(lastSeenAt)}
          </li>
        ))}
      </ul>
      {person.sessions.length === 0 && <p className="mt-1 text-ink-soft">Ninguna.</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {person.sessions.length > 0 && (
          <Button busy={end.isPending} onClick={() => end.mutate()}>
            Cerrar sus sesiones
          </Button>
        )}
        <Button busy={recount.isPending} onClick={() => recount.mutate()}>
          Recontar sus archivos
        </Button>
        {person.user.status !== "pending" && (
          <Button onClick={() => setAsking(true)}>
            {active ? "Desactivar la cuenta" : "Activar la cuenta"}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={active ? "Desactivar la cuenta" : "Activar la cuenta"}
        description={
          active
            ? "Se cierran todas sus sesiones y no puede entrar. Sus datos quedan guardados y puede volver."
            : "Vuelve a poder entrar con su e-mail y su contraseña."
        }
        action={active ? "Desactivar" : "Activar"}
        danger={active}
        busy={change.isPending}
        onConfirm={() => change.mutate()}
      />
    </section>
  );
}
