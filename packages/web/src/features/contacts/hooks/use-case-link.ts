import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { contacts, linkContact, unlinkContact } from "../api/contacts";

/** Adds a contact to a case and removes it, which can be undone. */
export function useCaseLink() {
  const cache = useQueryClient();

  const settle = async (change: Promise<Contact>): Promise<boolean> => {
    try {
      contacts.show(cache, await change);
      void contacts.refresh(cache);
      return true;
    } catch (error) {
      notify.error(messageOf(error));
      return false;
    }
  };

  const link = async (id: string, folderId: string): Promise<void> => {
    if (await settle(linkContact(id, folderId))) notify.success("Contacto vinculado a la causa");
  };

  const unlink = async (id: string, folderId: string): Promise<void> => {
    if (!(await settle(unlinkContact(id, folderId)))) return;
    const run = () => void link(id, folderId);
    notify.success("Contacto quitado de la causa", { label: "Deshacer", run });
  };

  return { link, unlink };
}
