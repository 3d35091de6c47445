import type { SharedCase } from "@foja/core/sharing/links/link.schema";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { writeMessage } from "./calls";

/** Writes to the practice about a case. */
export function MessageForm({ token, cases }: { token: string; cases: readonly SharedCase[] }) {
  const [first] = cases;
  const form = useSchemaForm<{ text: string; folderId: string }>(undefined, {
    ...{ text: "", folderId: first?._id ?? "" },
  });
  const [told, setTold] = useState<string>();
  const { refusal, submit } = useSend(form, {
    send: (values) => writeMessage(token, values),
    onDone: ({ message }, { folderId }) => {
      form.reset({ text: "", folderId });
      setTold(message);
    },
    refusalOf: (error) => (form.applyServerErrors(error) ? undefined : messageOf(error)),
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-8 space-y-4">
      <h2 className="font-semibold text-lg">Escribile a tu abogado</h2>
      <FormErrorSummary message={refusal} />
      {cases.length > 1 && (
        <SelectField
          label="Caso"
          options={cases.map(({ _id, name }) => ({ value: _id, label: name }))}
          {...form.field("folderId")}
        />
      )}
      <TextareaField label="Tu mensaje" rows={4} maxLength={3000} {...form.field("text")} />
      <Button type="submit" variant="primary" busy={form.busy} busyLabel="Enviando…">
        Enviar
      </Button>
      <p aria-live="polite" className="text-ink-soft">
        {told}
      </p>
    </form>
  );
}
