import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Pencil, X } from "lucide-react";
import { CONTACT_ROLE } from "~/components/contact-role";
import { Button } from "~/components/ui/button";
import { Drawer } from "~/components/ui/drawer";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { getContact } from "../api/contacts";
import { fullName } from "../lib/contact-row";
import { ContactCases } from "./contact-cases";
import { ContactFacts } from "./contact-facts";

type ContactPeekProps = { id: string; onEdit: () => void; onClose: () => void };

/** The card of a contact beside the list. */
export function ContactPeek({
  id,
  onWalk,
  onEdit,
  onClose,
}: ContactPeekProps & { onWalk: (by: 1 | -1) => void }) {
  return (
    <aside
      aria-label="Ficha del contacto"
      className="sticky top-[4.5rem] flex max-h-[calc(100dvh-5.5rem)] animate-appear flex-col rounded-md border bg-sheet"
    >
      <header className="flex h-12 shrink-0 items-center gap-0.5 border-b ps-2 pe-1.5">
        <IconButton label="Contacto anterior (K)" size="sm" onClick={() => onWalk(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton label="Contacto siguiente (J)" size="sm" onClick={() => onWalk(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <Button size="sm" className="ms-auto me-1.5" onClick={onEdit}>
          <Pencil aria-hidden /> Editar
        </Button>
        <IconButton label="Cerrar la ficha (Esc)" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5">
        <CardBody id={id} />
      </div>
    </aside>
  );
}

/** The same card where there is no room beside the list. */
export function ContactDrawer({ id, onEdit, onClose }: ContactPeekProps) {
  const footer = (
    <Button className="w-full" onClick={onEdit}>
      <Pencil aria-hidden /> Editar
    </Button>
  );
  return (
    <Drawer open onOpenChange={onClose} title="Ficha del contacto" footer={footer}>
      <div className="p-5">
        <CardBody id={id} />
      </div>
    </Drawer>
  );
}

function CardBody({ id }: { id: string }) {
  const { data, error } = useQuery(getContact(id));
  if (error && !data) return <EmptyState>{messageOf(error)}</EmptyState>;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <>
      <h2 className="break-words font-serif text-[1.25rem] leading-[1.3]">{fullName(data)}</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {data.role ? CONTACT_ROLE[data.role] : "Sin rol"}
        {data.archived && " · Archivado"}
      </p>
      <ContactFacts contact={data} />
      <ContactCases contact={data} />
    </>
  );
}
