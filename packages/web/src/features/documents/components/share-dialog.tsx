import type { Sharing } from "@foja/core/sharing/links/link.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Unread } from "~/components/ui/empty-state";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { getSharing, shareDocument } from "../api/sharing";

type ShareDialogProps = { id: string; name: string; onClose: () => void };

/** Shares a document with the clients of its case, or no longer: what they will see, and who. */
export function ShareDialog({ id, name, onClose }: ShareDialogProps) {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({ ...getSharing(id), staleTime: 0 });
  const [busy, setBusy] = useState(false);
  const share = async (shared: boolean) => {
    setBusy(true);
    try {
      notify.success((await shareDocument(id, shared)).message);
      onClose();
    } catch (failed) {
      notify.error(messageOf(failed));
      setBusy(false);
    }
    await cache.invalidateQueries({ queryKey: getSharing(id).queryKey });
  };
  const action = data?.shared ? (
    <Button variant="danger" busy={busy} onClick={() => void share(false)}>
      Dejar de compartir
    </Button>
  ) : (
    <Button
      variant="primary"
      busy={busy}
      disabled={!data || data.clients.length === 0}
      onClick={() => void share(true)}
    >
      Compartir
    </Button>
  );
  return (
    <Dialog
      open
      size="sm"
      title="Compartir con el cliente"
      description="El cliente ve en su página el nombre y la fecha del documento, y lo puede bajar en su última versión. No ve etiquetas, notas ni historial."
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {action}
        </>
      }
    >
      {data ? (
        <div className="space-y-4">
          <p className="flex items-center gap-3 rounded-md border bg-wash p-3">
            <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 break-words font-medium">{name}</span>
          </p>
          <Readers {...data} />
        </div>
      ) : (
        <Unread error={error} onRetry={refetch} rows={2} label="Viendo con quién se comparte" />
      )}
    </Dialog>
  );
}

function Readers({ shared, clients }: Sharing) {
  if (clients.length === 0) {
    return (
      <p>Esta causa no tiene ningún contacto con el rol «Cliente»: no hay con quién compartirlo.</p>
    );
  }
  return (
    <>
      <p className="font-medium">{shared ? "Lo ve:" : "Lo va a ver:"}</p>
      <ul className="space-y-1">
        {clients.map(({ _id, name, hasPage }) => (
          <li key={_id} className="break-words">
            {name}
            {!hasPage && (
              <span className="text-ink-soft">
                {" "}
                · todavía sin enlace a esta causa: creáselo en su ficha de Contactos
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
