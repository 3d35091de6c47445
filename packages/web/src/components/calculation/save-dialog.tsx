import type { Calculator, ComputeCalculator } from "@foja/core/calculators/calculator.schema";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { FormDialog } from "~/components/form-dialog";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { createCalculator, refreshCalculators, updateCalculator } from "~/lib/calculators/calls";
import { CLASS_OPTIONS } from "~/lib/calculators/words";
import { notify } from "~/lib/notify";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { refreshSession } from "~/lib/session/session";

type SaveDialogProps = {
  computed: ComputeCalculator;
  saved?: Calculator | null;
  folder?: FolderChoice | null;
  onSaved: (calculator: Calculator) => void;
  onClose: () => void;
};

/** Keeps a result: what it is called, in which case, and whether it is claimed or offered. */
export function SaveDialog({ computed, saved, folder, onSaved, onClose }: SaveDialogProps) {
  const cache = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<FolderChoice | null>(() => caseOf(saved) ?? folder ?? null);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (fields: Fields) => {
    const record = { ...fields, folderId: chosen?._id ?? null };
    const kept = saved
      ? await updateCalculator(
          saved._id,
          { ...record, variables: { ...computed.variables } },
          saved.version,
        )
      : await createCalculator({ ...computed, ...record }, key);
    await Promise.all([refreshCalculators(cache), refreshSession()]);
    notify.success(saved ? "Cambios guardados" : "Cálculo guardado");
    onSaved(kept);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await save(fieldsOf(new FormData(event.currentTarget)));
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
      <FolderPicker label="Causa" optional value={chosen} onChange={setChosen} />
      <TextField
        label="Descripción"
        optional
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
    </FormDialog>
  );
}

type Fields = { description: string | null; classType: string | null };

const caseOf = (saved: Calculator | null | undefined): FolderChoice | null =>
  saved?.folderId ? { _id: saved.folderId, folderName: saved.folderName ?? "" } : null;

const fieldsOf = (form: FormData): Fields => ({
  description: String(form.get("description") ?? "").trim() || null,
  classType: String(form.get("classType") ?? "") || null,
});
