import { type Corrections, corrected } from "@foja/core/practice/case-lists/answers.rules";
import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { partiesOf } from "@foja/core/practice/case-lists/sides.rules";
import { type FormEvent, useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { TextField } from "~/components/ui/text-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { Answers } from "./questions";

type RowEditorProps = {
  one: FoundCase;
  onSave: (next: FoundCase) => void;
  onAnswer: (key: string, value: string) => void;
  onClose: () => void;
};

/** Corrects a row of the list: its line as it was written, its questions, and its fields. */
export function RowEditor({ one, onSave, onAnswer, onClose }: RowEditorProps) {
  const { folderName, folderExpediente, folderJuzgado } = one.fields;
  const { customerName, folderContraparte } = partiesOf(one);
  const form = useSchemaForm<Required<Corrections>>(undefined, {
    folderName,
    folderExpediente: folderExpediente ?? "",
    customerName: customerName ?? "",
    folderContraparte: folderContraparte ?? "",
    folderJuzgado: folderJuzgado ?? "",
  });
  const [refusal, setRefusal] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = form.getValues();
    if (given.folderName.trim() === "") {
      setRefusal("Carátula: escribila para traer esta causa.");
      form.setFocus("folderName");
      return;
    }
    onSave(corrected(one, given));
  };
  return (
    <FormDialog
      title="Corregir la fila"
      description={`${one.row.source}, fila ${one.row.line}`}
      action="Guardar la fila"
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="whitespace-pre-wrap break-words rounded-sm bg-wash px-3 py-2 text-ink-soft text-sm">
        {one.row.text}
      </p>
      {one.doubts.map((doubt) => (
        <div key={doubt.key} className="space-y-2">
          <p>{doubt.text}</p>
          <Answers doubt={doubt} count={1} onAnswer={onAnswer} />
        </div>
      ))}
      <TextField label="Carátula" maxLength={250} {...form.field("folderName")} />
      <TextField
        label="Número de expediente"
        maxLength={60}
        hint="Como CNT 35335/2016 o SI-12345-2021."
        {...form.field("folderExpediente")}
      />
      <TextField label="Cliente" maxLength={200} {...form.field("customerName")} />
      <TextField label="Contraparte" maxLength={200} {...form.field("folderContraparte")} />
      <TextField label="Juzgado" maxLength={160} {...form.field("folderJuzgado")} />
    </FormDialog>
  );
}
