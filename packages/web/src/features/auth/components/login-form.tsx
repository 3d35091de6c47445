import type { FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { Link } from "~/components/ui/link";
import { PasswordField } from "~/components/ui/password-field";
import { TextField } from "~/components/ui/text-field";
import { paths } from "~/lib/paths";
import { login, reactivate } from "../api/login";
import { useLoginForm } from "../hooks/use-login-form";
import { usePasskeySignIn } from "../hooks/use-passkey-sign-in";
import { GoogleButton } from "./google-button";
import { PasskeyButton } from "./passkey-button";

/** E-mail and password. The layout decides where to go afterwards. */
export function LoginForm() {
  const { form, field, busy, goIn, read, refusal, setRefusal } = useLoginForm();
  const onError = (message?: string) => setRefusal(message ? { message } : undefined);
  const remember = () => read().remember;
  const passkey = usePasskeySignIn({ remember, onError });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void goIn(login);
  };
  return (
    <form ref={form} onSubmit={onSubmit} method="post" noValidate className="space-y-5">
      <FormErrorSummary message={refusal?.message}>
        {refusal?.deactivated && (
          <Button size="sm" className="mt-3" onClick={() => void goIn(reactivate)} busy={busy}>
            Reactivar mi cuenta
          </Button>
        )}
      </FormErrorSummary>
      <TextField
        label="E-mail"
        type="email"
        autoFocus
        autoComplete="username webauthn"
        onFocus={passkey.offer}
        // The page may have come with the field focused: then it is used without a new focus.
        onPointerDown={passkey.offer}
        onKeyDown={passkey.offer}
        autoCapitalize="none"
        spellCheck={false}
        {...field("email")}
      />
      <PasswordField label="Contraseña" {...field("password")} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox label="Recordarme" name="remember" />
        <Link to={paths.auth.forgotPassword()} className="link py-0.5">
          Olvidé mi contraseña
        </Link>
      </div>
      <Button
        type="submit"
        variant="primary"
        className="h-10 w-full"
        busy={busy}
        busyLabel="Ingresando…"
      >
        Ingresar
      </Button>
      <GoogleButton remember={remember} onError={onError} />
      <PasskeyButton {...passkey} />
    </form>
  );
}
