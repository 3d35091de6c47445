import { type FormEvent, useState } from "react";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
import { messageOf } from "~/lib/api/messages";
import { Submit } from "./factor-form";

type ProofByPasswordProps = {
  /** Submits the password; errors that it throws are shown here. */
  onPassword: (password: string) => Promise<void>;
};

/** Asks the owner of an account without a second factor for its password. */
export function ProofByPassword({ onPassword }: ProofByPasswordProps) {
  const [password, setPassword] = useState("");
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === "") return setMessage("La contraseña es requerida");
    setBusy(true);
    setMessage(undefined);
    try {
      await onPassword(password);
    } catch (error) {
      setPassword("");
      setMessage(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <FormErrorSummary message={message} />
      <PasswordField
        label="Contraseña"
        autoFocus
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Submit busy={busy} action="Confirmar" />
    </form>
  );
}
