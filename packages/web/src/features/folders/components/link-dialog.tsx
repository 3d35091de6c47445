import { PJN_FUEROS } from "@foja/core/folders/court.rules";
import type { Folder } from "@foja/core/folders/folder.schema";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
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
  const formId = useId();
  const { form, refusal, duplicate, system, submit } = useLinkForm(folder, onClose);
  const footer = (
    <>
      {folder.court && (
        <Button className="me-auto" onClick={onUnlink}>
          Desvincular
        </Button>
      )}
      <Button onClick={onClose}>Cancelar</Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        busy={form.busy}
        busyLabel="Vinculando…"
      >
        {duplicate ? "Vincular de todos modos" : "Vincular"}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Vincular con el tribunal"
      description="El vínculo queda pendiente hasta que el sistema del tribunal lo confirme."
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <FormErrorSummary
          message={duplicate ? `Ya hay una causa con ese número: ${duplicate.name}.` : refusal}
          fields={form.faults.length > 1 ? form.faults : []}
        />
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
      </form>
    </Dialog>
  );
}
