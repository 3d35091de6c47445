import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { counted } from "~/lib/format";
import { notify } from "~/lib/notify";
import { sendContacts } from "../api/imports";
import type { CaseList } from "../hooks/use-case-list";

type ContactsCardProps = { state: CaseList; count: number };

/** The people of a list of contacts, who are brought apart from the cases. */
export function ContactsCard({ state, count }: ContactsCardProps) {
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const send = useMutation({
    mutationFn: () => sendContacts(state.list?.contacts ?? [], key),
    onSuccess: (accepted) => {
      const here = count - accepted;
      notify.success(
        `${counted(accepted, "contacto traído", "contactos traídos")}${
          here > 0 ? `. ${counted(here, "no entró", "no entraron")}: ya están o no caben` : ""
        }`,
      );
      state.dropContacts();
      void cache.invalidateQueries({ queryKey: ["contacts"] });
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  return (
    <section
      aria-label="Contactos de la lista"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border bg-sheet px-5 py-3"
    >
      <p>También hay {counted(count, "contacto", "contactos")}, que no son causas.</p>
      <span className="flex gap-2">
        <Button variant="quiet" onClick={state.dropContacts}>
          No traerlos
        </Button>
        <Button busy={send.isPending} busyLabel="Trayendo…" onClick={() => send.mutate()}>
          Traer {counted(count, "contacto", "contactos")}
        </Button>
      </span>
    </section>
  );
}
