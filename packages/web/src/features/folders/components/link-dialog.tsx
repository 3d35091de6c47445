import { PJN_FUEROS } from "@foja/core/practice/folders/court.rules";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import type { FormEvent } from "react";
import { FormDialog } from "~/components/form-dialog";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { useLinkForm } from "../hooks/use-link-form";
import { linkWords } from "../lib/court-preview";
import { DEPARTMENT_OPTIONS } from "../lib/department";
import { CourtAnswer } from "./court-answer";

const SYSTEMS = [
  { value: "pjn", label: "PJN (Justicia Nacional y Federal)" },
  { value: "mev", label: "MEV (Provincia de Buenos Aires)" },
];
const FUEROS = Object.entries(PJN_FUEROS).map(([value, name]) => ({
  value,
  label: `${value}: ${name}`,
}));

type LinkDialogProps = { folder: Folder; onUnlink: () => void; onClose: () => void };
type LinkForm = ReturnType<typeof useLinkForm>;

/** Links a case with a court file: first its number, then what the court has under it. */
export function LinkDialog({ folder, onUnlink, onClose }: LinkDialogProps) {
  const state = useLinkForm(folder, onClose);
  const { preview, back, busy, refusal } = state;
  const frame = { title: "Vincular con el tribunal", busy, refusal, onClose };
  if (preview) {
    return (
      <FormDialog
        {...frame}
        description={preview.status === "found" ? "¿Es esta causa?" : undefined}
        action={linkWords(preview)}
        busyLabel="Vinculando…"
        aside={<Aside onClick={back}>No, corregir el número</Aside>}
        onSubmit={(event) => {
          event.preventDefault();
          void state.link(preview);
        }}
      >
        <CourtAnswer preview={preview} folderName={folder.folderName} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      {...frame}
      description="Le preguntamos al tribunal y te mostramos qué expediente es, antes de vincular nada."
      action="Buscar en el tribunal"
      busyLabel="Preguntando…"
      aside={folder.court && <Aside onClick={onUnlink}>Desvincular</Aside>}
      faults={state.form.faults}
      onSubmit={(event: FormEvent) => void state.look(event)}
    >
      <NumberFields state={state} />
    </FormDialog>
  );
}

const Aside = (props: { onClick: () => void; children: string }) => (
  <Button className="me-auto" {...props} />
);

function NumberFields({ state: { form, system } }: { state: LinkForm }) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField
        label="Sistema"
        options={SYSTEMS}
        className="sm:col-span-2"
        {...form.field("system")}
      />
      {system === "pjn" ? (
        <SelectField
          label="Fuero"
          options={FUEROS}
          placeholder="Elegí el fuero"
          {...form.field("fuero")}
        />
      ) : (
        <SelectField
          label="Departamento judicial"
          options={DEPARTMENT_OPTIONS}
          placeholder="Elegí el departamento"
          {...form.field("department")}
        />
      )}
      <TextField
        label={system === "pjn" ? "Número de expediente" : "Número de receptoría"}
        required
        autoFocus
        autoComplete="off"
        hint={system === "pjn" ? "Por ejemplo, 35335/2016" : "Por ejemplo, SI-12345-2021"}
        {...form.field("number")}
      />
    </div>
  );
}
