import type { SharedCase } from "@foja/core/sharing/links/link.schema";
import { useState } from "react";
import { DraftedFiles } from "~/components/files/drafted-files";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SelectField } from "~/components/ui/select-field";
import { TextareaField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { useDraftedFiles } from "~/lib/files/use-drafted-files";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { AttachButtons } from "./attach-buttons";
import { postFile, writeMessage } from "./calls";
import { blockedBy, problemOf } from "./files";

type Values = { text: string; folderId: string };

/** Writes to the practice about a case, with photographs and PDFs. */
export function MessageForm({ token, cases }: { token: string; cases: readonly SharedCase[] }) {
  const [first] = cases;
  const empty = { text: "", folderId: first?._id ?? "" };
  const form = useSchemaForm<Values>(undefined, empty);
  const folderId = form.watch("folderId");
  const drafted = useDraftedFiles({
    post: (source, on) => postFile(token, folderId, source, on),
    problemOf,
  });
  const [told, setTold] = useState<string>();
  const [blocked, setBlocked] = useState<string>();
  const { refusal, submit } = useSend(form, {
    send: (values, key) => {
      const files = drafted.files.flatMap(({ ready }) => ready?._id ?? []);
      return writeMessage(token, { ...values, files }, key);
    },
    onDone: ({ message }, values) => {
      form.reset({ ...empty, folderId: values.folderId });
      drafted.sent(drafted.files);
      setTold(message);
    },
    refusalOf: (error) => (form.applyServerErrors(error) ? undefined : messageOf(error)),
  });
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    const why = blockedBy(drafted.files);
    setBlocked(why);
    setTold(undefined);
    if (why) event.preventDefault();
    else void submit(event);
  };
  return (
    <form onSubmit={send} noValidate className="mt-8 space-y-4">
      <h2 className="font-semibold text-lg">Escribile a tu abogado</h2>
      <FormErrorSummary message={blocked ?? refusal} />
      {cases.length > 1 && (
        <SelectField
          label="Caso"
          // A file goes to the case for which it was chosen.
          disabled={drafted.files.length > 0}
          options={cases.map(({ _id, name }) => ({ value: _id, label: name }))}
          {...form.field("folderId")}
        />
      )}
      <TextareaField label="Tu mensaje" rows={4} maxLength={3000} {...form.field("text")} />
      <DraftedFiles drafted={drafted} />
      <div className="flex flex-wrap items-center gap-3">
        <AttachButtons onChoose={drafted.add} />
        <Button
          type="submit"
          variant="primary"
          className="ms-auto"
          busy={form.busy}
          busyLabel="Enviando…"
        >
          Enviar
        </Button>
      </div>
      <p aria-live="polite" className="text-ink-soft">
        {told}
      </p>
    </form>
  );
}
