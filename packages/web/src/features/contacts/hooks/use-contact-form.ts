import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { namePartsOf } from "@foja/core/practice/contacts/name.rules";
import { useRef } from "react";
import { changesOf } from "~/lib/forms/differences";
import type { Draft } from "~/lib/forms/draft";
import { type RecordForm, useRecordForm } from "~/lib/forms/use-record-form";
import { createContact, getContact, updateContact } from "../api/contacts";
import { type ContactValues, EMPTY_VALUES, valuesOf } from "../lib/contact-form";

type Rules = RecordForm<ContactValues, Contact>;

const FORM: Omit<Rules, "save"> = {
  kind: "contact",
  schema: () => import("../lib/contact-form-schema").then((module) => module.contactForm),
  empty: EMPTY_VALUES,
  valuesOf,
  read: getContact,
  reused:
    "Ya habíamos recibido este contacto con otros datos. Fijate si está en la lista antes de guardarlo otra vez.",
};

type ContactFormOptions = {
  /** The contact being edited; null adds a new one. */
  contact: Contact | null;
  /** The case to which a new one is added. */
  folderId?: string;
  /** The name of a new one, as typed before. */
  name?: string;
  onSaved: (contact: Contact) => void;
  onClose: () => void;
};

/** The form of a contact. A duplicate is shown first, and saved if the person confirms. */
export function useContactForm({ contact, folderId, name = "", ...rest }: ContactFormOptions) {
  const anyway = useRef(false);
  const save: Rules["save"] = async (record, values, draft) => {
    const extra = { ...(anyway.current && { allowDuplicate: true }) };
    if (record) return change(record, values, draft, extra);
    const folderIds = folderId ? [folderId] : undefined;
    const facts = { ...changesOf({}, values), name: values.name };
    return createContact({ ...facts, ...extra, folderIds }, draft.key);
  };
  const state = useRecordForm({ ...beginning(name), save }, { record: contact, ...rest });
  return {
    ...state,
    duplicate:
      state.refused?.code === "contact.duplicate" ? state.refused.body.duplicate : undefined,
    saveAnyway: () => {
      anyway.current = true;
      void state.submit();
    },
  };
}

/** A form that begins with a name, and ignores the draft for another name. */
function beginning(typed: string): typeof FORM {
  if (typed.trim() === "") return FORM;
  const { name, lastName, type } = namePartsOf(typed);
  const empty = { ...EMPTY_VALUES, name, lastName: lastName ?? "", type };
  return { ...FORM, kind: `contact ${typed}`, empty };
}

async function change(
  record: Contact,
  values: ContactValues,
  { base, version }: Draft<ContactValues>,
  extra: { allowDuplicate?: boolean },
): Promise<Contact> {
  const changes = changesOf(base, values);
  if (Object.keys(changes).length === 0) return record;
  return updateContact(record._id, { ...changes, ...extra }, version);
}
