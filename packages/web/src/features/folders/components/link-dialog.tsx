import { PJN_FUEROS } from "@foja/core/practice/folders/court.rules";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { FormDialog } from "~/components/form-dialog";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { DEPARTMENTS } from "../data/jurisdictions";
import { useLinkForm } from "../hooks/use-link-form";

const SYSTEMS = [
  { value: "pjn", label: "PJN (Justicia Nacional y Federal)" },
  { value: "mev", label: "MEV (Provincia de Buenos Aires)" },
];
const FUEROS = Object.entries(PJN_FUEROS).map(([value, name]) => ({
  value,
  label: `${value}: ${name}`,
}));
const DEPARTMENT_OPTIONS = DEPARTMENTS.map((name) => ({ value: name, label: name }));

type LinkDialogProps = { folder: Folder; onUnlink: () => void; onClose: () => void };

/** Says which file of the court this case is. The court's own answer comes later. */
export function LinkDialog({ folder, onUnlink, onClose }: LinkDialogProps) {
  const { form, refusal, duplicate, system, submit } = useLinkForm(folder, onClose);
  const unlink = (
    <Button className="me-auto" onClick={onUnlink}>
      Desvincular
    </Button>
  );
  return (
    <FormDialog
      title="Vincular con el tribunal"
      description="El vínculo queda pendiente hasta que el sistema del tribunal lo confirme."
      action={duplicate ? "Vincular de todos modos" : "Vincular"}
      busyLabel="Vinculando…"
      busy={form.busy}
      aside={folder.court && unlink}
      refusal={duplicate ? `Ya hay una causa con ese número: ${duplicate.name}.` : refusal}
      faults={form.faults}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
