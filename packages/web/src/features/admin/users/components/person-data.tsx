import type { Person } from "@foja/core/operations/people/people.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { askPersonErasure, askPersonExport, personExports, undoPersonErasure } from "../api/data";

const onError = (error: unknown) => notify.error(messageOf(error));
const onSuccess = ({ message }: { message: string }) => notify.success(message);

const WORDS = { waiting: "en preparación", ready: "lista", failed: "no se pudo preparar" };

/** A person's requests about their own data, recorded in their name; the data is not shown here. */
export function PersonData({ userId, person }: { userId: string; person: Person }) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(personExports(userId));
  const onSettled = () => {
    setAsking(false);
    return cache.invalidateQueries({ queryKey: ["people"] });
  };
  const take = useMutation({ mutationFn: askPersonExport, onSuccess, onError, onSettled });
  const erase = useMutation({ mutationFn: askPersonErasure, onSuccess, onError, onSettled });
  const undo = useMutation({ mutationFn: undoPersonErasure, onSuccess, onError, onSettled });
  const { erasureAt } = person.user;
  return (
    <section>
      <h3 className="font-semibold">Sus datos (ley 25.326)</h3>
      <ul className="mt-2">
        {data?.map(({ _id, askedAt, status }) => (
          <li key={_id} className="border-b py-1.5 text-ink-soft last:border-0">
            Descarga pedida el {formatMoment(askedAt)}: {WORDS[status]}
          </li>
        ))}
      </ul>
      {erasureAt && <p className="mt-2">La cuenta se borra el {formatMoment(erasureAt)}.</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={take.isPending} onClick={() => take.mutate(userId)}>
          Preparar sus datos
        </Button>
        {erasureAt ? (
          <Button busy={undo.isPending} onClick={() => undo.mutate(userId)}>
            No borrar la cuenta
          </Button>
        ) : (
          <Button onClick={() => setAsking(true)}>Borrar la cuenta</Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Borrar la cuenta"
        description="Solo a pedido de su titular. Se borra todo a los 5 días; le avisamos por e-mail y hasta entonces puede deshacerlo. Queda registrado quién lo pidió."
        action="Borrar a los 5 días"
        danger
        busy={erase.isPending}
        onConfirm={() => erase.mutate(userId)}
      />
    </section>
  );
}
