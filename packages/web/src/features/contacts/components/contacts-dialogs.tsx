import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { useQueryClient } from "@tanstack/react-query";
import { ImportDialog } from "~/components/import/import-dialog";
import { notify } from "~/lib/notify";
import { refreshSession } from "~/lib/session/session";
import { refreshContacts, showContact } from "../api/contact-cache";
import type { ContactViewState } from "../hooks/use-contact-view";
import { useContactsImport } from "../hooks/use-contacts-import";
import { EditContactDialog, NewContactDialog } from "./contact-dialog";

/** The dialogs over the list, as its address says. */
export function ContactsDialogs({ state, wide }: { state: ContactViewState; wide: boolean }) {
  const cache = useQueryClient();
  const { creating, editing, importing, place } = state;

  const onCreated = (contact: Contact) => {
    showContact(cache, contact);
    notify.success("Contacto agregado");
    place({ nuevo: null, contact: wide ? contact._id : null });
    void refreshContacts(cache);
    void refreshSession();
  };
  const onEdited = (contact: Contact) => {
    showContact(cache, contact);
    notify.success("Contacto actualizado");
    place({ editar: null });
  };

  if (importing) return <ContactsImport onClose={() => place({ importar: null })} />;
  if (creating) {
    return <NewContactDialog onSaved={onCreated} onClose={() => place({ nuevo: null })} />;
  }
  if (!editing) return null;
  return (
    <EditContactDialog
      key={editing}
      id={editing}
      onSaved={onEdited}
      onClose={() => place({ editar: null })}
    />
  );
}

function ContactsImport({ onClose }: { onClose: () => void }) {
  return <ImportDialog what={useContactsImport()} onClose={onClose} />;
}
