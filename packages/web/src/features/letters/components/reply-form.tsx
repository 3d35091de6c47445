import type { Letter } from "@foja/core/practice/incoming/letter.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextareaField } from "~/components/ui/text-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { replyTo } from "../api/letters";
import { shortName } from "../lib/words";
import { AttachDocuments } from "./attach-documents";

const schema = async () => (await import("@foja/core/practice/incoming/letter.schema")).replyLetter;

/** Answers a letter: it leaves in its conversation, and its answers come back to the case. */
export function ReplyForm({ letter }: { letter: Letter }) {
  const cache = useQueryClient();
  const go = useNavigate();
  const form = useSchemaForm(schema, { text: "" });
  const [documentIds, setDocumentIds] = useState<string[]>([]);
  const { refusal, submit } = useSend(form, {
    send: ({ text }, key) => replyTo(letter._id, { text, documentIds }, key),
    onDone: ({ _id }) => {
      notify.success("Respuesta en camino");
      void cache.invalidateQueries({ queryKey: ["letters"] });
      void go(paths.letters.one(_id));
    },
  });
  return (
    <Card title={`Responder a ${shortName(letter.from)}`}>
      <form onSubmit={(event) => void submit(event)} className="space-y-4" noValidate>
        <FormErrorSummary message={refusal} />
        <TextareaField label="Respuesta" rows={6} maxLength={10_000} {...form.field("text")} />
        {letter.folderId && (
          <AttachDocuments
            folderId={letter.folderId}
            chosen={documentIds}
            onChange={setDocumentIds}
          />
        )}
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Enviando…">
          Enviar respuesta
        </Button>
      </form>
    </Card>
  );
}
