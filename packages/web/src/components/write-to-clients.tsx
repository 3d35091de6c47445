import { FormDialog } from "~/components/form-dialog";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { told, writeNotice } from "~/lib/clients/told";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";

type WriteToClientsProps = { folderId: string; onClose: () => void };

/** Writes to the clients of a case, on their page and by mail. */
export function WriteToClients({ folderId, onClose }: WriteToClientsProps) {
  const form = useSchemaForm<{ text: string }>(undefined, { text: "" });
  const { refusal, submit } = useSend(form, {
    send: ({ text }) => writeNotice(folderId, text),
    onDone: ({ notice }) => {
      notify.success(told(notice.ways));
      onClose();
    },
    refusalOf: (error) => (form.applyServerErrors(error) ? undefined : messageOf(error)),
  });
  return (
    <FormDialog
      size="sm"
      title="Escribirle al cliente"
      description="Lo leen todos los clientes de esta causa, en su página y por e-mail a quien lo tiene y no pidió que no le llegue."
      action="Enviar"
      busyLabel="Enviando…"
      busy={form.busy}
      {...{ refusal, faults: form.faults, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <TextareaField
        label="Lo que va a leer el cliente"
        rows={5}
        maxLength={1000}
        {...form.field("text")}
      />
    </FormDialog>
  );
}
