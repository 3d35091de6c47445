import type { Asked, Assertion } from "@foja/core/accounts/factors/factor.schema";
import { KeyRound } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { CodeField } from "~/components/ui/code-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { factorMessage } from "~/lib/factors/message";
import { answerWithPasskey, hasPasskeys } from "~/lib/factors/passkeys";

/** What is shown as the second factor, and whether this device is to be remembered. */
export type Proof = ({ code: string } | { credential: Assertion }) & { rememberDevice?: boolean };

type FactorFormProps = {
  asked: Asked;
  /** Sends it; what it throws is shown here. */
  onProof: (proof: Proof) => Promise<void>;
  /** Offers to remember this device. */
  remembers?: boolean;
  action: string;
  children?: ReactNode;
};

/** Asks for the second factor by the ways that the account has: a code, a passkey, a recovery code. */
export function FactorForm({ asked, onProof, remembers, action, children }: FactorFormProps) {
  const { methods, passkey } = asked;
  const [byRecovery, setByRecovery] = useState(!methods.includes("totp") && !passkey);
  const [code, setCode] = useState("");
  const [rememberDevice, setRememberDevice] = useState(false);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (prove: () => Promise<Proof>) => {
    if (busy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      const proof = await prove();
      await onProof({ ...proof, ...(remembers && { rememberDevice }) });
    } catch (error) {
      setCode("");
      setMessage(factorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === "") return setMessage("El código es requerido");
    void send(async () => ({ code }));
  };
  const asksCode = byRecovery || methods.includes("totp");
  const field = { value: code, autoFocus: true } as const;
  const turn = () => {
    setByRecovery(!byRecovery);
    setCode("");
    setMessage(undefined);
  };

  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5">
      <FormErrorSummary message={message} />
      {passkey && hasPasskeys() && !byRecovery && (
        <Button
          variant={asksCode ? "secondary" : "primary"}
          className="h-10 w-full"
          busy={busy}
          onClick={() => void send(async () => ({ credential: await answerWithPasskey(passkey) }))}
        >
          <KeyRound aria-hidden /> Usar mi llave de acceso
        </Button>
      )}
      {byRecovery && (
        <TextField
          label="Código de recuperación"
          hint="Uno de los diez que guardaste. Cada uno sirve una sola vez."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {asksCode && !byRecovery && (
        <CodeField
          label="Código de tu aplicación"
          hint="Los 6 números que muestra ahora."
          {...field}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {remembers && (
        <Checkbox
          label="No pedirlo en este dispositivo por 30 días"
          checked={rememberDevice}
          onChange={(event) => setRememberDevice(event.target.checked)}
        />
      )}
      {asksCode && (
        <Button
          type="submit"
          variant="primary"
          className="h-10 w-full"
          busy={busy}
          busyLabel="Confirmando…"
        >
          {action}
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {methods.includes("recovery") && (methods.includes("totp") || passkey) && (
          <button type="button" className="link py-0.5" onClick={turn}>
            {byRecovery ? "Volver" : "Usar un código de recuperación"}
          </button>
        )}
        {children}
      </div>
    </form>
  );
}
