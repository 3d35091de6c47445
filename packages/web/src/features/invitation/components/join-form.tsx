import type { joinPractice, Offer } from "@foja/core/accounts/practices/practice.schema";
import type { FormEvent } from "react";
import { Link } from "react-router";
import type * as z from "zod";
import { StrengthHint } from "~/components/strength-hint";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
import { TextField } from "~/components/ui/text-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { paths } from "~/lib/paths";
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
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          autoFocus
          autoComplete="given-name"
          {...form.field("firstName")}
        />
        <TextField label="Apellido" autoComplete="family-name" {...form.field("lastName")} />
      </div>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={offer.email}
        readOnly
        hint="La invitación es para esta dirección: no hace falta un código."
      />
      <PasswordField
        label="Contraseña"
        {...form.field("password")}
        autoComplete="new-password"
        hint={<StrengthHint password={form.watch("password")} />}
      />
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={form.busy}
        busyLabel="Un momento…"
      >
        Sumarme a {offer.practiceName}
      </Button>
      <p className="text-ink-faint text-sm">
        Al sumarte aceptás los{" "}
        <Link to={paths.site.terms} className="link">
          términos
        </Link>{" "}
        y la{" "}
        <Link to={paths.site.privacy} className="link">
          política de privacidad
        </Link>
        .
      </p>
    </form>
  );
}
