import type { Contact } from "@foja/core/practice/contacts/contact.schema";
import { isCuit } from "@foja/core/practice/contacts/identity.rules";
import { useQuery } from "@tanstack/react-query";
import { ConflictsNote } from "~/components/conflicts-note";
import { CONTACT_ROLE, CONTACT_STATUS, CONTACT_TYPE } from "~/components/contact-role";
import { ReadingDialog, RecordDialog } from "~/components/record-dialog";
import { Button } from "~/components/ui/button";
import { getContact } from "../api/contacts";
import { useContactForm } from "../hooks/use-contact-form";
import { type ContactField, FORM_FIELDS } from "../lib/contact-form";
import { ContactFormFields } from "./contact-form-fields";

type DialogProps = { onSaved: (contact: Contact) => void; onClose: () => void };

type NewProps = DialogProps & {
  /** The case it is added to. */
  folderId?: string;
  /** The name, as typed before. */
  name?: string;
};

/** Adds a contact; with `folderId`, to a case. */
export const NewContactDialog = (props: NewProps) => <FormDialog {...props} contact={null} />;

/** Edits a contact, with its values on the server instead of a list's cached ones. */
export function EditContactDialog({ id, ...props }: DialogProps & { id: string }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getContact(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} contact={data} />;
  return <ReadingDialog title="Editar contacto" size="lg" error={error} onClose={props.onClose} />;
}

type FormDialogProps = NewProps & { contact: Contact | null };

function FormDialog({ contact, onClose, ...given }: FormDialogProps) {
  const state = useContactForm({ contact, onClose, ...given });
  const { form, duplicate } = state;
  const refused = duplicate && (
    <p className="mt-1.5 flex flex-wrap items-center gap-3">
      Es {duplicate.name}.
      <Button size="sm" onClick={state.saveAnyway}>
        Guardar igual
      </Button>
    </p>
  );
  return (
    <RecordDialog
      title={contact ? "Editar contacto" : "Nuevo contacto"}
      action={contact ? "Guardar cambios" : "Agregar contacto"}
      size="lg"
      {...{ state, refused, labelOf, write, onClose }}
    >
      <ContactFormFields form={form} folded={contact === null}>
        {!duplicate && <Conflicts form={form} except={contact?._id} />}
      </ContactFormFields>
    </RecordDialog>
  );
}

type ConflictsProps = { form: ReturnType<typeof useContactForm>["form"]; except?: string };

function Conflicts({ form, except }: ConflictsProps) {
  const [name, lastName, document, cuit] = form.watch(["name", "lastName", "document", "cuit"]);
  return <ConflictsNote {...{ except, name, lastName }} {...whole({ document, cuit })} />;
}

/** An incomplete or mistyped number is not compared. */
const whole = ({ document, cuit }: { document?: string | null; cuit?: string | null }) => ({
  ...(document && document.replace(/\D/g, "").length >= 7 && { document }),
  ...(cuit && isCuit(cuit.replace(/\D/g, "")) && { cuit }),
});

const isField = (name: string): name is ContactField => name in FORM_FIELDS;
const labelOf = (name: string) => (isField(name) ? FORM_FIELDS[name] : name);

const WORDS: Record<string, Record<string, string>> = {
  role: CONTACT_ROLE,
  type: CONTACT_TYPE,
  status: CONTACT_STATUS,
};
const write = (name: string, value: unknown) => WORDS[name]?.[String(value)] ?? String(value);
