import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { getGoogle } from "~/lib/google-link";
import { notify } from "~/lib/notify";
import { refreshEvents } from "../api/event-cache";
import { disconnectGoogle, previewDisconnect } from "../api/google";

/** Ends the link, after saying how many events are deleted with it. */
export function GoogleDisconnect({ userId }: { userId: string }) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const preview = useQuery({
    queryKey: ["google-calendar", "preview"],
    queryFn: previewDisconnect,
    enabled: asking,
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: disconnectGoogle,
    onError: (error) => notify.error(messageOf(error)),
    onSuccess: ({ message }) => {
      setAsking(false);
      notify.success(message);
      refreshEvents(cache);
      void cache.invalidateQueries(getGoogle(userId));
    },
  });
  const n = preview.data;
  const going = n === 1 ? "Sale de tu agenda 1 evento" : `Salen de tu agenda ${n} eventos`;
  return (
    <div className="border-t pt-4">
      <Button variant="quiet" className="-ms-3.5 text-danger!" onClick={() => setAsking(true)}>
        Desconectar…
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Desconectar Google Calendar"
        description={
          preview.error
            ? messageOf(preview.error)
            : n === undefined
              ? "Contando los eventos importados…"
              : `${going} que solo se importaron de Google. Lo que escribiste o cambiaste en Foja queda, y en Google no se elimina nada.`
        }
        action="Desconectar"
        busy={end.isPending || n === undefined}
        danger
        onConfirm={() => end.mutate()}
      />
    </div>
  );
}
