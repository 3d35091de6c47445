import { useState } from "react";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { setUser } from "~/lib/session/session";
import { addSkill } from "../api/skills";
import { maskCuit } from "../lib/cuit";
import { EMPTY_SKILL, type SkillValues, skillOf, TAX_CONDITIONS } from "../lib/skill-values";

const schema = () => import("../lib/skill-form-schema").then((module) => module.skillForm);
const conditions = TAX_CONDITIONS.map((label) => ({ value: label, label }));

/** Adds one licence, specialty or tax identity. */
export function SkillForm() {
  const form = useSchemaForm<SkillValues>(schema, EMPTY_SKILL);
  const [refusal, setRefusal] = useState<string>();

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      const { user, message } = await addSkill(skillOf(values));
      form.reset(EMPTY_SKILL);
      setUser(user);
      notify.success(message);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  });

  const cuit = form.field("taxCode");
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <FormErrorSummary message={refusal} fields={form.faults.length > 1 ? form.faults : []} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label="Matrícula o especialidad"
          hint="Por ejemplo: CPACF, CALP, Derecho laboral."
          autoComplete="off"
          {...form.field("name")}
        />
        <TextField
          label="Número de matrícula"
          hint="Con tomo y folio, si los tiene."
          autoComplete="off"
          {...form.field("registrationNumber")}
        />
        <TextField
          label="CUIT"
          inputMode="numeric"
          autoComplete="off"
          placeholder="20-12345678-6"
          maxLength={13}
          {...cuit}
          onChange={(event) => {
            event.target.value = maskCuit(event.target.value);
            void cuit.onChange(event);
          }}
        />
        <SelectField
          label="Condición ante el IVA"
          placeholder="Sin indicar"
          options={conditions}
          {...form.field("taxCondition")}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Agregando…">
          Agregar
        </Button>
      </div>
    </form>
  );
}
