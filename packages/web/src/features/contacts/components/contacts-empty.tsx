import { Archive, SearchX, UsersRound } from "lucide-react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { type ContactView, isFiltered } from "../lib/contact-view";

type ContactsEmptyProps = {
  view: ContactView;
  /** Whether there are contacts that the filters hide. */
  hidden: boolean;
  onCreate: () => void;
  onChange: (change: Partial<ContactView>) => void;
};

/** Why the list is empty, and the one thing to do about it. */
export function ContactsEmpty({ view, hidden, onCreate, onChange }: ContactsEmptyProps) {
  if (hidden && isFiltered(view)) {
    const clear = () => onChange({ text: "", role: null, type: null });
    return (
      <EmptyState icon={<SearchX />} action={<Button onClick={clear}>Quitar los filtros</Button>}>
        Ningún contacto coincide con lo que buscás.
      </EmptyState>
    );
  }
  if (view.archived) {
    const back = () => onChange({ archived: false });
    return (
      <EmptyState icon={<Archive />} action={<Button onClick={back}>Ver los activos</Button>}>
        No hay contactos archivados.
      </EmptyState>
    );
  }
  const create = (
    <Button variant="primary" onClick={onCreate}>
      Nuevo contacto
    </Button>
  );
  return (
    <EmptyState icon={<UsersRound />} action={create}>
      Todavía no hay contactos en tu estudio.
    </EmptyState>
  );
}
