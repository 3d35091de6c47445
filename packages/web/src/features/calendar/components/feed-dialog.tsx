import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Input } from "~/components/ui/input";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { copyText } from "~/lib/copy-text";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { closeFeed, getFeed, openFeed } from "../api/feed";

/** The agenda in other calendars: its secret URL, a new one, or none. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const { queryKey } = getFeed();
  const feed = useQuery({ ...getFeed(), staleTime: 0 });
  const failed = (error: Error) => notify.error(messageOf(error));
  const open = useMutation({
    mutationFn: openFeed,
    onError: failed,
    onSuccess: ({ url, ...made }) => cache.setQueryData(queryKey, made),
  });
  const close = useMutation({
    mutationFn: closeFeed,
    onError: failed,
    onSuccess: () => {
      open.reset();
      cache.setQueryData(queryKey, null);
      notify.success("Tu agenda dejó de publicarse");
    },
  });
  const busy = open.isPending || close.isPending;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Suscribir desde otro calendario"
      description="Google Calendar, Outlook o el teléfono pueden leer tu agenda en una dirección secreta, sin poder cambiarla. Quien la tenga, la ve."
    >
      {feed.isPending && <SkeletonRows rows={2} />}
      {feed.error && <p role="alert">{messageOf(feed.error)}</p>}
      {open.data && <Address url={open.data.url} />}
      {feed.data && (
        <p className="mb-4 text-ink-soft">
          Publicada el {formatMoment(feed.data.createdAt)}.{" "}
          {feed.data.lastReadAt
            ? `Leída por última vez el ${formatMoment(feed.data.lastReadAt)}.`
            : "Todavía no la leyó nadie."}
        </p>
      )}
      {!feed.isPending && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={feed.data ? "secondary" : "primary"}
            busy={busy}
            onClick={() => open.mutate()}
          >
            {feed.data ? "Regenerar la dirección" : "Crear la dirección"}
          </Button>
          {feed.data && (
            <Button
              variant="quiet"
              className="text-danger!"
              busy={busy}
              onClick={() => close.mutate()}
            >
              Dejar de publicar
            </Button>
          )}
        </div>
      )}
      {feed.data && (
        <p className="mt-3 text-ink-faint text-sm">
          Regenerarla deja sin efecto la anterior: hay que volver a suscribir cada calendario.
        </p>
      )}
    </Dialog>
  );
}

function Address({ url }: { url: string }) {
  return (
    <div className="mb-4 border-accent border-s-2 bg-wash p-3">
      <p className="mb-2">Copiala ahora: por seguridad no la volvemos a mostrar.</p>
      <div className="flex flex-wrap gap-2">
        <Input
          readOnly
          aria-label="Dirección secreta de tu agenda"
          value={url}
          onFocus={(event) => event.target.select()}
          className="min-w-48 flex-1"
        />
        <Button variant="primary" onClick={() => void copyText(url, "Dirección copiada")}>
          Copiar
        </Button>
      </div>
    </div>
  );
}
