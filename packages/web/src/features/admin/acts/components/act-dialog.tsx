import { createAct } from "@foja/core/law/deadlines/act.schema";
import { JURISDICTIONS, jurisdictionOf } from "@foja/core/law/deadlines/jurisdiction.rules";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { DAY_KIND_OPTIONS } from "~/lib/court/day-kinds";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { addAct } from "../api/acts";
import { type ActValues, actForm, actIn } from "./act-form";

const schema = async () => actForm;

const COURTS = JURISDICTIONS.map((value) => ({ value, label: jurisdictionOf(value).name }));
const EMPTY: ActValues = {
  ...{ jurisdiccion: "PJN", from: "", to: "", kind: "asueto", reason: "", norma: "", dictado: "" },
};

/** An act of a court, for every practice. */
export function ActDialog({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient();
  const form = useSchemaForm<ActValues>(schema, EMPTY);
  const submit = form.handleSubmit(async (values) => {
    try {
      await addAct(createAct.parse(actIn(values)));
      notify.success(
        "Acto cargado. Los plazos abiertos de todos los estudios se vuelven a contar.",
      );
      await cache.invalidateQueries({ queryKey: ["court-acts"] });
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    }
  });
  return (
    <FormDialog
      title="Cargar un acto"
      description="Vale para todos los estudios: los plazos abiertos que toca se mueven y lo dicen."
      action="Cargar"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField label="Jurisdicción" options={COURTS} {...form.field("jurisdiccion")} />
        <SelectField label="Clase" options={DAY_KIND_OPTIONS} {...form.field("kind")} />
        <DateField label="Desde" required {...form.field("from")} />
        <DateField label="Hasta" hint="Si son varios días" {...form.field("to")} />
        <TextField
          label="Norma"
          required
          maxLength={200}
          placeholder="CSJN Acordada 12/2027"
          {...form.field("norma")}
        />
        <DateField
          label="Fecha del acto"
          required
          hint="Si es posterior al día, se dice"
          {...form.field("dictado")}
        />
        <TextField
          label="Motivo"
          required
          maxLength={200}
          placeholder="Feria de invierno"
          className="sm:col-span-2"
          {...form.field("reason")}
        />
      </div>
    </FormDialog>
  );
}
