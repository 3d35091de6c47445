import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
import { TextField } from "~/components/ui/text-field";
import { ApiError } from "~/lib/api/error";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { paths } from "~/lib/paths";
import { login, reactivate } from "../api/login";
import { useFrom } from "../hooks/use-from";
import { enter } from "../lib/enter";
import { loginMessage } from "../lib/login-messages";
import { GoogleButton } from "./google-button";

type Values = { email: string; password: string; remember?: boolean };
type WayIn = typeof login;

const schema = () => import("@foja/core/auth/auth.schema").then((schemas) => schemas.login);

/** E-mail and password. Where to go afterwards is the layout's business. */
export function LoginForm() {
  const navigate = useNavigate();
  const from = useFrom();
  const form = useSchemaForm<Values>(schema, { email: "", password: "", remember: false });
  const [refusal, setRefusal] = useState<{ message: string; deactivated?: boolean }>();

  const goIn = (way: WayIn) =>
    form.handleSubmit(async (values) => {
      setRefusal(undefined);
      try {
        const pending = enter(await way(values));
        if (pending) navigate(paths.auth.codeVerification(pending.verify, from));
      } catch (error) {
        if (form.applyServerErrors(error)) return;
        const deactivated = error instanceof ApiError && error.code === "auth.deactivated";
        setRefusal({ message: loginMessage(error), deactivated });
      }
    });

  const onSubmit = (event: FormEvent) => void goIn(login)(event);
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <FormErrorSummary message={refusal?.message}>
        {refusal?.deactivated && (
          <Button size="sm" className="mt-3" onClick={goIn(reactivate)} busy={form.busy}>
            Reactivar mi cuenta
          </Button>
        )}
      </FormErrorSummary>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("email")}
      />
      <PasswordField label="Contraseña" {...form.field("password")} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox label="Recordarme" {...form.register("remember")} />
        <Link to={paths.auth.forgotPassword()} className="link py-0.5">
          Olvidé mi contraseña
        </Link>
      </div>
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={form.busy}
        busyLabel="Ingresando…"
      >
        Ingresar
      </Button>
      <GoogleButton
        remember={() => form.getValues("remember") ?? false}
        onError={(message) => setRefusal(message ? { message } : undefined)}
      />
    </form>
  );
}
