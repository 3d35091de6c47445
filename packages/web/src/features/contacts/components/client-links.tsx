import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { copyText } from "~/lib/copy-text";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { linksOf, makeLink, revokeLink } from "../api/client-links";

/** The links of a client's page: making, copying and revoking them, with who visited. */
export function ClientLinks({ contact }: { contact: Contact }) {
  const { _id: contactId } = contact;
  const cache = useQueryClient();
  const { data } = useQuery(linksOf(contactId));
  const [made, setMade] = useState<string>();
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notify.error(messageOf(error));
    }
    await cache.invalidateQueries({ queryKey: linksOf(contactId).queryKey });
  };
  const make = () => act(async () => setMade((await makeLink(contactId)).link.url));
  const revoke = (id: string) =>
    act(async () => {
      notify.success((await revokeLink(id)).message);
      setMade(undefined);
    });
  return (
    <section aria-label="Página del cliente" className="mt-6">
      <h3 className="mb-2 font-semibold">Página del cliente</h3>
      <p className="text-ink-soft text-sm">
        Un enlace con el que ve cómo va su causa, en las palabras que aprobás en «Para avisar».
      </p>
      {made && (
        <p className="mt-3 rounded-md bg-wash p-3">
          <span className="block break-all font-mono text-sm">{made}</span>
          <Button size="sm" className="mt-2" onClick={() => void copyText(made, "Enlace copiado")}>
            Copiar enlace
          </Button>
        </p>
      )}
      <ul className="mt-3 space-y-2">
        {data?.map(({ _id, createdAt, expiresAt, visits }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="text-ink-soft">
              Creado el {formatMoment(createdAt)}, vale hasta el {formatMoment(expiresAt)}.{" "}
              {visits[0] ? `Última visita: ${formatMoment(visits[0].at)}` : "Sin visitas"}
            </span>
            <Button size="sm" onClick={() => void revoke(_id)}>
              Revocar
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={() => void make()}>
        Crear un enlace
      </Button>
    </section>
  );
}
