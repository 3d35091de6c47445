import type { registerUser } from "@foja/core/accounts/users/user.schema";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import type * as z from "zod";
import { FirstPasswordField, NameFields, TermsNote } from "~/components/account-fields";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { awaitVerification } from "~/lib/session/session";
import { register } from "../api/register";
import { useFrom } from "../hooks/use-from";

const schema = () =>
  import("@foja/core/accounts/users/user.schema").then((schemas) => schemas.registerUser);
const empty: z.input<typeof registerUser> = {
  ...{ firstName: "", lastName: "", email: "", password: "" },
  // Nobody is asked for news who did not tick it themselves (Ley 25.326, art. 5).
  wantsNews: false,
};

/** Creates an account and goes on to verify its e-mail address. */
export function RegisterForm() {
  const navigate = useNavigate();
  const from = useFrom();
  const form = useSchemaForm<typeof empty>(schema, empty);
  const { refusal, submit } = useSend(form, {
    send: (values) => register(values),
    onDone: ({ user }) => {
      awaitVerification(user.email);
      notify.success("Registro exitoso");
      return navigate(paths.auth.codeVerification(user.email, from));
    },
  });

  const onSubmit = (event: FormEvent) => void submit(event);
  return (
    <form onSubmit={onSubmit} method="post" noValidate className="space-y-5">
      <FormErrorSummary message={refusal} fields={form.faults.length > 1 ? form.faults : []} />
      <NameFields firstName={form.field("firstName")} lastName={form.field("lastName")} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("email")}
      />
      <FirstPasswordField typed={form.watch("password")} field={form.field("password")} />
      <Checkbox
        label="Quiero recibir novedades de Foja por correo"
        checked={form.watch("wantsNews") ?? false}
        onChange={(event) => form.setValue("wantsNews", event.target.checked)}
      />
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={form.busy}
        busyLabel="Creando la cuenta…"
      >
        Crear cuenta
      </Button>
      <TermsNote act="Al crear la cuenta" />
    </form>
  );
}
