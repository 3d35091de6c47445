import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { useSession } from "~/lib/session/session";
import { undoErasure } from "../api/own-data";
import { ErasureDialog } from "./erasure-dialog";

/** The erasure of the account: requesting it, or cancelling it. */
export function ErasureSection() {
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: undoErasure,
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(messageOf(error)),
  });
  if (!user) return null;
  return (
    <div className="mt-6 border-t pt-5">
      {user.erasureAt ? (
        <>
          <p className="max-w-xl">
            Tu cuenta y todo lo que hay en ella se borran el{" "}
            <time dateTime={user.erasureAt} className="font-medium">
              {formatMoment(user.erasureAt)}
            </time>
            . Hasta ese momento podés deshacerlo; después, no.
          </p>
          <Button className="mt-4" busy={undo.isPending} onClick={() => undo.mutate()}>
            No borrar mi cuenta
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-xl text-ink-soft">
            Borrar la cuenta elimina para siempre todo lo que hay en ella. Se hace a los 5 días de
            pedirlo, y hasta entonces podés arrepentirte.
          </p>
          <Button className="mt-4" onClick={() => setAsking(true)}>
            Borrar mi cuenta
          </Button>
        </>
      )}
      {asking && <ErasureDialog user={user} onClose={() => setAsking(false)} />}
    </div>
  );
}
