import type { Received } from "@foja/core/outreach/campaigns/campaign.schema";
import type {
  ChangeSubscriber,
  Subscriber,
} from "@foja/core/outreach/subscribers/subscriber.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Dialog } from "~/components/ui/dialog";
import { SkeletonRows } from "~/components/ui/skeleton";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { changeContact, readContact, refreshContacts } from "../api/contacts";
import { nameOf, STATE_MARKS, storyOf } from "../lib/words";

type ContactDialogProps = { id: string; onClose: () => void };

/** One marketing contact: its origin, its tags and what it received. */
export function ContactDialog({ id, onClose }: ContactDialogProps) {
  const { data, error } = useQuery(readContact(id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={data ? nameOf(data.contact) : "Contacto"}
      description={data?.contact.email}
    >
      {error && <p className="text-danger">{messageOf(error)}</p>}
      {!data && !error && <SkeletonRows rows={6} />}
      {data && (
        <div className="space-y-8">
          <Facts {...data.contact} />
          {data.contact.state !== "erased" && <Changes contact={data.contact} />}
          <History received={data.received} />
        </div>
      )}
    </Dialog>
  );
}

const Facts = ({ state, stateAt, origin, consentAt, mails }: Subscriber) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
    <Badge tone={STATE_MARKS[state].tone}>{STATE_MARKS[state].text}</Badge>
    <span>desde el {formatDay(stateAt)}</span>
    {origin && <span>Origen: {origin}</span>}
    {state !== "erased" && consentAt && <span>Consentimiento: {formatDay(consentAt)}</span>}
    {mails === "fewer" && <span>Pidió como mucho un correo por mes</span>}
  </p>
);

function Changes({ contact }: { contact: Subscriber }) {
  const cache = useQueryClient();
  const [tags, setTags] = useState(contact.tags.join(", "));
  const [asking, setAsking] = useState<"unsubscribed" | "erased">();
  const change = useMutation({
    mutationFn: (changes: ChangeSubscriber) => changeContact(contact._id, changes),
    onSuccess: () => {
      notify.success("Contacto cambiado");
      void refreshContacts(cache);
    },
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => setAsking(undefined),
  });
  const list = tags.split(",").flatMap((tag) => (tag.trim() ? [tag.trim()] : []));
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Etiquetas, separadas por comas"
          className="min-w-60 flex-1"
          autoComplete="off"
          value={tags}
          onChange={({ target }) => setTags(target.value)}
        />
        <Button
          busy={change.isPending}
          disabled={list.join() === contact.tags.join()}
          onClick={() => change.mutate({ tags: list })}
        >
          Guardar etiquetas
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {contact.state === "subscribed" && (
          <Button onClick={() => setAsking("unsubscribed")}>Dar de baja</Button>
        )}
        <Button onClick={() => setAsking("erased")}>Borrar sus datos</Button>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        {...(asking === "erased" ? ERASING : LEAVING)}
        busy={change.isPending}
        onConfirm={() => asking && change.mutate({ state: asking })}
      />
    </section>
  );
}

const LEAVING = {
  title: "Dar de baja",
  description: "No recibe más campañas. Puede volver desde el enlace de cualquier correo.",
  action: "Dar de baja",
};
const ERASING = {
  title: "Borrar sus datos",
  description:
    "Se borran su dirección, su nombre y sus etiquetas, y la dirección no se puede volver a importar. No se puede deshacer.",
  action: "Borrar",
  danger: true,
};

const History = ({ received }: { received: Received[] }) => (
  <section>
    <h3 className="font-semibold">Lo que recibió</h3>
    <ul className="mt-2">
      {received.map((one) => (
        <li key={one.campaignId} className="border-b py-1.5 text-sm last:border-0">
          <span className="font-medium">{one.campaign}</span>{" "}
          <span className="text-ink-soft">{storyOf(one)}</span>
        </li>
      ))}
    </ul>
    {received.length === 0 && <p className="mt-1 text-ink-soft">Ninguna campaña todavía.</p>}
  </section>
);
