import type { joinPractice, Offer } from "@foja/core/accounts/practices/practice.schema";
import type { FormEvent } from "react";
import type * as z from "zod";
import { FirstPasswordField, NameFields, TermsNote } from "~/components/account-fields";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { goToPractice } from "~/lib/session/session";
import { join } from "../api/invitation";
import { dropToken } from "../lib/letter-token";

const schema = () =>
  import("@foja/core/accounts/practices/practice.schema").then(({ joinPractice }) => joinPractice);
const empty: z.input<typeof joinPractice> = { firstName: "", lastName: "", password: "" };

type JoinFormProps = { token: string; offer: Offer };

/** Opens the account of an invited address: its link has proved it, so no code is asked for. */
export function JoinForm({ token, offer }: JoinFormProps) {
  const form = useSchemaForm<typeof empty>(schema, empty);
  const { refusal, submit } = useSend(form, {
    send: (values) => join(token, values),
    onDone: (entry) => {
      dropToken();
      goToPractice(entry);
    },
  });
  const onSubmit = (event: FormEvent) => void submit(event);
  return (
    <form onSubmit={onSubmit} method="post" noValidate className="max-w-lg space-y-5">
      <FormErrorSummary message={refusal} fields={form.faults.length > 1 ? form.faults : []} />
      <NameFields firstName={form.field("firstName")} lastName={form.field("lastName")} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={offer.email}
        readOnly
        hint="La invitación es para esta dirección: no hace falta un código."
      />
      <FirstPasswordField typed={form.watch("password")} field={form.field("password")} />
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={form.busy}
        busyLabel="Un momento…"
      >
        Sumarme a {offer.practiceName}
      </Button>
      <TermsNote act="Al sumarte" />
    </form>
  );
}
