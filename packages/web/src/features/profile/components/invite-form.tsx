import type { InviteMember } from "@foja/core/accounts/practices/practice.schema";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { factorMessage } from "~/lib/factors/message";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { MEMBER_OPTIONS } from "~/lib/member-words";
import { notify } from "~/lib/notify";
import { PEOPLE } from "~/lib/people/people";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { inviteMember } from "../api/team";

const schema = () =>
  import("@foja/core/accounts/practices/practice.schema").then((schemas) => schemas.inviteMember);
const NOBODY: InviteMember = { email: "", role: "abogado" };

/** Invites an e-mail address with a role in the practice. */
export function InviteForm() {
  const cache = useQueryClient();
  const form = useSchemaForm<InviteMember>(schema, NOBODY);
  const { refusal, submit } = useSend(form, {
    send: (values) => inviteMember(values),
    onDone: async ({ invitation }, { role }) => {
      form.reset({ ...NOBODY, role });
      notify.success(`Le mandamos la invitación a ${invitation.email}`);
      await cache.invalidateQueries({ queryKey: PEOPLE });
    },
    refusalOf: (error) => {
      const isSaid = showPlanRestriction(error) || form.applyServerErrors(error);
      return isSaid ? undefined : factorMessage(error);
    },
  });

  const role = form.watch("role");
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="space-y-5 border-b px-5 py-4"
    >
      <p className="max-w-xl text-ink-soft">
        Le mandamos un correo con un enlace que vale siete días. Entra con su propia cuenta, y si no
        tiene la crea.
      </p>
      <FormErrorSummary message={refusal} />
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("email")}
        />
        <SelectField
          label="Rol"
          options={MEMBER_OPTIONS}
          hint={HINTS[role]}
          {...form.field("role")}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Invitando…">
          Invitar
        </Button>
      </div>
    </form>
  );
}

/** What each role will be able to do. */
const HINTS: Record<InviteMember["role"], string> = {
  titular: "Decide todo, también el plan y las personas.",
  abogado: "Todo, menos el plan, las personas y las conexiones.",
  asistente: "Carga y edita; no elimina ni ve el dinero.",
  lectura: "Ve todo y no cambia nada.",
};
