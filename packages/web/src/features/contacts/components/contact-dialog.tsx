import type { Contact } from "@foja/core/contacts/contact.schema";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ConflictsNote } from "~/components/conflicts-note";
import { CONTACT_ROLE, CONTACT_STATUS, CONTACT_TYPE } from "~/components/contact-role";
import { RestoredDraft } from "~/components/restored-draft";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { messageOf } from "~/lib/api/messages";
import { getContact } from "../api/contacts";
import { useContactForm } from "../hooks/use-contact-form";
import { type ContactField, FORM_FIELDS } from "../lib/contact-form";
import { ContactFormFields } from "./contact-form-fields";

type DialogProps = { onSaved: (contact: Contact) => void; onClose: () => void };

/** Adds a contact; in a case, when it is said which. */
export const NewContactDialog = (props: DialogProps & { folderId?: string }) => (
  <FormDialog {...props} contact={null} />
);

/** Edits a contact, as it is now on the server and not as a list remembers it. */
export function EditContactDialog({ id, ...props }: DialogProps & { id: string }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getContact(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <FormDialog {...props} contact={data} />;
  return (
    <Dialog open onOpenChange={props.onClose} title="Editar contacto" size="lg">
      {error ? <EmptyState>{messageOf(error)}</EmptyState> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}

type FormDialogProps = DialogProps & { contact: Contact | null; folderId?: string };

function FormDialog({ contact, folderId, onSaved, onClose }: FormDialogProps) {
  const formId = useId();
  const state = useContactForm({ contact, folderId, onSaved, onClose });
  const { form, stale, duplicate } = state;
  const choosing = stale.length > 0;
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} busyLabel="Guardando…">
        {contact ? "Guardar cambios" : "Agregar contacto"}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={contact ? "Editar contacto" : "Nuevo contacto"}
      size="lg"
      footer={choosing ? undefined : footer}
    >
      {choosing ? (
        <VersionChoice
          differences={stale}
          labelOf={labelOf}
          write={write}
          busy={form.busy}
          onPick={state.pick}
          onSave={() => void state.saveChosen()}
        />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void state.submit(event)}
          className="space-y-5"
        >
          <FormErrorSummary
            message={state.refusal}
            fields={form.faults.length > 1 ? form.faults : []}
          >
            {duplicate && (
              <p className="mt-1.5 flex flex-wrap items-center gap-3">
                Es {duplicate.name}.
                <Button size="sm" onClick={state.saveAnyway}>
                  Guardar igual
                </Button>
              </p>
            )}
          </FormErrorSummary>
          {state.restored && <RestoredDraft onDiscard={state.discard} />}
          <ContactFormFields form={form}>
            {!duplicate && <Conflicts form={form} except={contact?._id} />}
          </ContactFormFields>
        </form>
      )}
    </Dialog>
  );
}

type ConflictsProps = { form: ReturnType<typeof useContactForm>["form"]; except?: string };

function Conflicts({ form, except }: ConflictsProps) {
  const [name, lastName, document, cuit] = form.watch(["name", "lastName", "document", "cuit"]);
  return <ConflictsNote {...{ except, name, lastName }} {...whole({ document, cuit })} />;
}

/** Half a number is no number yet: it is compared once it is whole. */
const whole = ({ document, cuit }: { document?: string | null; cuit?: string | null }) => ({
  ...(document && document.replace(/\D/g, "").length >= 7 && { document }),
  ...(cuit && cuit.replace(/\D/g, "").length === 11 && { cuit }),
});

const isField = (name: string): name is ContactField => name in FORM_FIELDS;
const labelOf = (name: string) => (isField(name) ? FORM_FIELDS[name] : name);

const WORDS: Record<string, Record<string, string>> = {
  role: CONTACT_ROLE,
  type: CONTACT_TYPE,
  status: CONTACT_STATUS,
};
const write = (name: string, value: unknown) => WORDS[name]?.[String(value)] ?? String(value);
