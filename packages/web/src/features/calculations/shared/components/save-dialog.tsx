import type {
  Calculator,
  ComputeCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { useState } from "react";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { FormDialog } from "~/components/form-dialog";
import { Checkbox } from "~/components/ui/checkbox";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { type Aside, togetherLabel } from "~/features/calculations/shared/lib/together";
import { CLASS_OPTIONS } from "~/features/calculations/shared/lib/words";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { useChosenCase } from "../hooks/use-chosen-case";
import { useSave } from "../hooks/use-save";

type SaveDialogProps = {
  computed: ComputeCalculator;
  saved?: Calculator | null;
  folder?: FolderChoice | null;
  /** The scenarios set aside, which can be saved with it. */
  aside?: readonly Aside[];
  /** `left` are the labels of the scenarios set aside that were not saved. */
  onSaved: (calculator: Calculator, left: string[]) => void;
  onClose: () => void;
};

type SaveValues = { description: string; classType: string; together: boolean };

/** Saves a result: its description, its case, and whether it is claimed or offered. */
export function SaveDialog({ computed, saved, folder, aside, onSaved, onClose }: SaveDialogProps) {
  // What is saved with one key must not change while the dialog is open.
  const [beside] = useState(aside ?? []);
  const save = useSave({ computed, saved, aside: beside });
  const [chosen, choose] = useChosenCase(caseOf(saved) ?? folder ?? null);
  const form = useSchemaForm<SaveValues>(undefined, {
    description: saved?.description ?? "",
    classType: saved?.classType ?? "calculado",
    together: beside.length > 0,
  });
  const { refusal, submit } = useSend(form, {
    send: ({ together, ...values }) => {
      const description = values.description.trim() || null;
      const classType = values.classType || null;
      return save({ description, classType, folderId: chosen?._id ?? null }, together);
    },
    onDone: ({ kept, left }) => onSaved(kept, left),
    refusalOf: (error) => (showPlanRestriction(error) ? undefined : messageOf(error)),
  });

  return (
    <FormDialog
      title="Guardar el cálculo"
      action={saved ? "Guardar cambios" : "Guardar cálculo"}
      busyLabel="Guardando…"
      busy={form.busy}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <FolderPicker label="Causa" value={chosen} onChange={choose} />
      <TextField
        label="Descripción"
        maxLength={200}
        autoComplete="off"
        hint="Cómo lo vas a reconocer en la lista"
        {...form.field("description")}
      />
      <SelectField label="Carácter" options={CLASS_OPTIONS} {...form.field("classType")} />
      {beside.length > 0 && (
        <Checkbox label={togetherLabel(beside.length)} {...form.register("together")} />
      )}
    </FormDialog>
  );
}

const caseOf = (saved: Calculator | null | undefined): FolderChoice | null =>
  saved?.folderId ? { _id: saved.folderId, folderName: saved.folderName ?? "" } : null;
