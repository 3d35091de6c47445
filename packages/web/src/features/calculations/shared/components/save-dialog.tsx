import type {
  Calculator,
  ComputeCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { type FormEvent, useState } from "react";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { FormDialog } from "~/components/form-dialog";
import { Checkbox } from "~/components/ui/checkbox";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { type Aside, togetherLabel } from "~/features/calculations/shared/lib/together";
import { CLASS_OPTIONS } from "~/features/calculations/shared/lib/words";
import { messageOf } from "~/lib/api/messages";
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

/** Saves a result: its description, its case, and whether it is claimed or offered. */
export function SaveDialog({ computed, saved, folder, aside, onSaved, onClose }: SaveDialogProps) {
  // What is saved with one key must not change while the dialog is open.
  const [beside] = useState(aside ?? []);
  const save = useSave({ computed, saved, aside: beside });
  const [chosen, choose] = useChosenCase(caseOf(saved) ?? folder ?? null);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      const form = new FormData(event.currentTarget);
      const fields = { ...fieldsOf(form), folderId: chosen?._id ?? null };
      const { kept, left } = await save(fields, form.has("together"));
      onSaved(kept, left);
    } catch (error) {
      if (!showPlanRestriction(error)) setRefusal(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <FormDialog
      title="Guardar el cálculo"
      action={saved ? "Guardar cambios" : "Guardar cálculo"}
      busyLabel="Guardando…"
      {...{ busy, refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <FolderPicker label="Causa" value={chosen} onChange={choose} />
      <TextField
        label="Descripción"
        name="description"
        maxLength={200}
        autoComplete="off"
        defaultValue={saved?.description ?? ""}
        hint="Cómo lo vas a reconocer en la lista"
      />
      <SelectField
        label="Carácter"
        name="classType"
        options={CLASS_OPTIONS}
        defaultValue={saved?.classType ?? "calculado"}
      />
      {beside.length > 0 && (
        <Checkbox label={togetherLabel(beside.length)} name="together" defaultChecked />
      )}
    </FormDialog>
  );
}

const caseOf = (saved: Calculator | null | undefined): FolderChoice | null =>
  saved?.folderId ? { _id: saved.folderId, folderName: saved.folderName ?? "" } : null;

const fieldsOf = (form: FormData) => ({
  description: String(form.get("description") ?? "").trim() || null,
  classType: String(form.get("classType") ?? "") || null,
});
