import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { CONTACT_ROLE } from "~/components/contact-role";
import { HistoryBlock } from "~/components/history/history-block";
import { LatestChange } from "~/components/latest-change";
import { Peek, PeekBody } from "~/components/lists/peek";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import type { Desk } from "~/lib/lists/use-desk";
import { useMay } from "~/lib/session/may";
import { getContact } from "../api/contacts";
import { CONTACT_HISTORY } from "../lib/contact-history";
import { type ContactRow, fullName } from "../lib/contact-row";
import { ClientLinks } from "./client-links";
import { ContactCases } from "./contact-cases";
import { ContactFacts } from "./contact-facts";

type CardProps = { desk: Desk<ContactRow>; id: string };

/** The card of a contact beside the list. */
export function ContactPeek({ desk, id }: CardProps) {
  const tools = useMay("write") && (
    <Button size="sm" className="ms-auto me-1.5" onClick={() => desk.actions.edit(id)}>
      <Pencil aria-hidden /> Editar
    </Button>
  );
  return (
    <Peek desk={desk} label="Ficha del contacto" called="la ficha" tools={tools}>
      <CardBody id={id} />
    </Peek>
  );
}

/** Like `ContactPeek`, where there is no space beside the list. */
export function ContactDrawer({ desk, id }: CardProps) {
  const footer = useMay("write") && (
    <Button className="w-full" onClick={() => desk.actions.edit(id)}>
      <Pencil aria-hidden /> Editar
    </Button>
  );
  const close = () => desk.place({ peeked: null });
  return (
    <Drawer open onOpenChange={close} title="Ficha del contacto" footer={footer}>
      <div className="p-5">
        <CardBody id={id} />
      </div>
    </Drawer>
  );
}

function CardBody({ id }: { id: string }) {
  return (
    <PeekBody of={useQuery(getContact(id))}>
      {(contact) => (
        <>
          <h2 className="break-words font-serif text-[1.25rem] leading-[1.3]">
            {fullName(contact)}
          </h2>
          <p className="mt-1 mb-4 text-ink-soft">
            {contact.role ? CONTACT_ROLE[contact.role] : "Sin rol"}
            {contact.archived && " · Archivado"}
          </p>
          <LatestChange record={contact} words={CONTACT_HISTORY} />
          <ContactFacts contact={contact} />
          <ContactCases contact={contact} />
          {contact.role === "cliente" && <ClientLinks contact={contact} />}
          <HistoryBlock record={contact} words={CONTACT_HISTORY} />
        </>
      )}
    </PeekBody>
  );
}
