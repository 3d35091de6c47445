import type { registerUser } from "@foja/core/accounts/users/user.schema";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import type * as z from "zod";
import { StrengthHint } from "~/components/strength-hint";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
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
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("email")}
      />
      <PasswordField
        label="Contraseña"
        {...form.field("password")}
        autoComplete="new-password"
        hint={<StrengthHint password={form.watch("password")} />}
      />
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
      <p className="text-ink-faint text-sm">
        Al crear la cuenta aceptás los{" "}
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
