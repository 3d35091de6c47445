import type { Asked } from "@foja/core/accounts/factors/factor.schema";
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { CodeField } from "~/components/ui/code-field";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { TextField } from "~/components/ui/text-field";
import { answerWithPasskey, hasPasskeys } from "~/lib/factors/passkeys";
import { type Proof, useFactorForm } from "../hooks/use-factor-form";

export type { Proof } from "../hooks/use-factor-form";

type FactorFormProps = {
  asked: Asked;
  /** Submits the proof; errors that it throws are shown here. */
  onProof: (proof: Proof) => Promise<void>;
  /** Whether to offer to remember this device. */
  remembers?: boolean;
  action: string;
  children?: ReactNode;
};

/** Asks for the second factor by the account's methods: a code, a passkey, a recovery code. */
export function FactorForm(props: FactorFormProps) {
  const { asked, remembers, action, children } = props;
  const { methods, passkey } = asked;
  const form = useFactorForm(props);
  const { byRecovery, busy, remember } = form;
  const asksCode = byRecovery || methods.includes("totp");
  const hasOther = methods.includes("recovery") && (methods.includes("totp") || passkey !== null);
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-5">
      <FormErrorSummary message={form.message} />
      {passkey && hasPasskeys() && !byRecovery && (
        <Button
          variant={asksCode ? "secondary" : "primary"}
          className="h-10 w-full"
          busy={busy}
          onClick={() =>
            void form.send(async () => ({ credential: await answerWithPasskey(passkey) }))
          }
        >
          <KeyRound aria-hidden /> Usar mi llave de acceso
        </Button>
      )}
      {asksCode && <ShownCode {...form} />}
      {remembers && (
        <Checkbox
          label="No pedirlo en este dispositivo por 30 días"
          checked={remember.checked}
          onChange={(event) => remember.set(event.target.checked)}
        />
      )}
      {asksCode && <Submit busy={busy} action={action} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {hasOther && (
          <button type="button" className="link py-0.5" onClick={form.turn}>
            {byRecovery ? "Volver" : "Usar un código de recuperación"}
          </button>
        )}
        {children}
      </div>
    </form>
  );
}

/** The button that sends a proof. */
export function Submit({ busy, action }: { busy: boolean; action: string }) {
  return (
    <Button
      type="submit"
      variant="primary"
      className="h-10 w-full"
      busy={busy}
      busyLabel="Confirmando…"
    >
      {action}
    </Button>
  );
}

type ShownCodeProps = Pick<ReturnType<typeof useFactorForm>, "byRecovery" | "code" | "setCode">;

/** The input of a code: of the application, or a recovery code. */
function ShownCode({ byRecovery, code, setCode }: ShownCodeProps) {
  if (!byRecovery) {
    return (
      <CodeField
        label="Código de tu aplicación"
        hint="Los 6 números que muestra ahora."
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    );
  }
  return (
    <TextField
      label="Código de recuperación"
      hint="Uno de los diez que guardaste. Cada uno sirve una sola vez."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus
      value={code}
      onChange={(event) => setCode(event.target.value)}
    />
  );
}
