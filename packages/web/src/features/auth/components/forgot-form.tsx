import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { ApiError } from "~/lib/api/error";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { requestReset } from "../api/codes";

const schema = () =>
  import("@foja/core/accounts/auth/auth.schema").then((schemas) => schemas.resetRequest);

/** The form that requests a code for a new password. */
export function ForgotForm() {
  const navigate = useNavigate();
  const form = useSchemaForm(schema, { email: "" });
  const { refusal, submit } = useSend(form, {
    send: ({ email }) => requestReset(email),
    onDone: (_, { email }) => {
      notify.success("Instrucciones enviadas a tu correo");
      return navigate(paths.auth.checkMail(email));
    },
    refusalOf: (error) => (form.applyServerErrors(error) ? undefined : sentence(error)),
  });

  const onSubmit = (event: FormEvent) => void submit(event);
  return (
    <form onSubmit={onSubmit} method="post" noValidate className="space-y-5">
      <FormErrorSummary message={refusal} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("email")}
      />
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={form.busy}
        busyLabel="Enviando…"
      >
        Enviar instrucciones
      </Button>
    </form>
  );
}

/** Too many requests and being offline have sentences of their own; any other error has one. */
function sentence(error: unknown): string {
  const own = error instanceof ApiError && (error.status === 429 || error.status === 0);
  return own ? error.message : "Error al solicitar restablecimiento de contraseña";
}
