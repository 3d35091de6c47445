import type { Notice, Way } from "@foja/core/sharing/notices/notice.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { told } from "~/lib/clients/told";
import { formatDate, formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { useShortcuts } from "~/lib/shortcuts";
import { decideNotice, waitingNotices } from "./notices";

/** What waits to be told to clients. A approves and sends, E edits, X leaves it out. */
export default function NoticesPage() {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(waitingNotices());
  const [editing, setEditing] = useState<string>();
  const [sent, setSent] = useState<Way[]>([]);
  const [busy, setBusy] = useState(false);
  const first = data?.[0];
  const decide = async ({ _id }: Notice, status: "approved" | "dismissed", text?: string) => {
    if (busy) return;
    setBusy(true);
    try {
      const { notice } = await decideNotice(_id, { status, ...(text !== undefined && { text }) });
      if (status === "approved") {
        setSent(notice.ways.filter(({ whatsapp }) => whatsapp));
        notify.success(told(notice.ways));
      } else notify.success("No se avisa");
      setEditing(undefined);
      cache.setQueryData(waitingNotices().queryKey, (all) => all?.filter((one) => one._id !== _id));
    } catch (failed) {
      notify.error(messageOf(failed));
    } finally {
      setBusy(false);
      void refetch();
    }
  };
  useShortcuts({
    a: () => first && void decide(first, "approved"),
    x: () => first && void decide(first, "dismissed"),
    e: () => setEditing(first?._id),
  });
  return (
    <>
      <PageHeader
        title="Para avisar"
        description={
          <>
            Qué contarle al cliente de lo que pasó en su causa.{" "}
            <span className="hidden lg:inline">
              A aprueba y envía el primero, E lo edita, X no avisa.
            </span>
          </>
        }
        actions={<ButtonLink to={paths.noticeSettings}>Qué se avisa y cómo</ButtonLink>}
      />
      {sent.length > 0 && <ByWhatsapp ways={sent} />}
      {!data && <Unread error={error} onRetry={refetch} rows={3} label="Cargando los avisos" />}
      {data?.length === 0 && (
        <EmptyState>
          No hay nada para avisar. Creá el enlace de un cliente en su ficha de Contactos: lo que
          pase en su causa aparece acá.
        </EmptyState>
      )}
      <ul className="space-y-4">
        {data?.map((notice) => (
          <NoticeCard
            key={`${notice._id} ${notice.version}`}
            {...{ notice, busy }}
            editing={editing === notice._id}
            onEdit={() => setEditing(notice._id)}
            onDecide={(status, text) => void decide(notice, status, text)}
          />
        ))}
      </ul>
    </>
  );
}

/** The clients to whom the text can be sent from the lawyer's own telephone. */
function ByWhatsapp({ ways }: { ways: Way[] }) {
  return (
    <p className="mb-5 flex flex-wrap gap-3 rounded-md border bg-sheet px-4 py-3">
      {ways.map(({ contactId, name, whatsapp }) => (
        <a key={contactId} href={whatsapp ?? ""} target="_blank" rel="noreferrer" className="link">
          Enviar por WhatsApp a {name}
        </a>
      ))}
    </p>
  );
}

type CardProps = {
  notice: Notice;
  busy: boolean;
  editing: boolean;
  onEdit: () => void;
  onDecide: (status: "approved" | "dismissed", text?: string) => void;
};

function NoticeCard({ notice, busy, editing, onEdit, onDecide }: CardProps) {
  const { folderId, folderName, text, date, when, place } = notice;
  const [typed, setTyped] = useState(text);
  const changed = typed.trim() === text ? undefined : typed.trim();
  return (
    <li className="rounded-md border bg-sheet p-5">
      <p className="text-ink-soft text-sm">
        <Link to={paths.folders.details(folderId)} className="link">
          {folderName}
        </Link>
        {` · ${formatDate(date)}`}
        {when && when.length > 10 && ` · ${formatMoment(when)} hs`}
        {place && ` · ${place}`}
      </p>
      {editing ? (
        <div className="mt-3">
          <TextareaField
            label="Lo que va a leer el cliente"
            rows={4}
            maxLength={1000}
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      ) : (
        <p className="mt-2 whitespace-pre-line break-words">{typed}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          busy={busy}
          onClick={() => onDecide("approved", changed)}
        >
          Aprobar y enviar
        </Button>
        {!editing && (
          <Button size="sm" onClick={onEdit}>
            Editar
          </Button>
        )}
        <Button size="sm" busy={busy} onClick={() => onDecide("dismissed")}>
          No avisar
        </Button>
      </div>
    </li>
  );
}
