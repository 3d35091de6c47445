import type { Asked } from "@foja/core/accounts/factors/factor.schema";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { PasswordField } from "~/components/ui/password-field";
import { TextField } from "~/components/ui/text-field";
import { gate } from "~/lib/api/client";
import { MAX_ATTEMPTS } from "~/lib/api/gate";
import { openSession, signOut, useSession } from "~/lib/session/session";
import { login } from "../api/login";
import { answerSecondFactor } from "../api/second-factor";
import { sessionMessage } from "../lib/login-messages";
import { FactorForm, type Proof } from "./factor-form";

const LEAVE_AFTER_MS = 3000;
const TOO_MANY = "Demasiados intentos fallidos. Serás redirigido al inicio en unos segundos.";

/** Asks for the password again, over the page, so that nothing being done is lost. */
export default function SessionDialog() {
  const { email } = useSession();
  const [password, setPassword] = useState("");
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [asked, setAsked] = useState<Asked>();

  const fail = (error: unknown) => {
    const attempt = gate.fail();
    setPassword("");
    setMessage(attempt < MAX_ATTEMPTS ? sessionMessage(error, attempt, MAX_ATTEMPTS) : TOO_MANY);
    if (attempt < MAX_ATTEMPTS) return;
    setOver(true);
    setTimeout(() => void signOut(), LEAVE_AFTER_MS);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || over) return;
    setBusy(true);
    try {
      const entry = await login({ email: email ?? "", password });
      if ("needsVerification" in entry) return void signOut();
      if ("needsSecondFactor" in entry) return setAsked(entry);
      openSession(entry);
      gate.replayAll();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  const onProof = async (proof: Proof) => {
    if (!asked) return;
    openSession(await answerSecondFactor({ challenge: asked.challenge, ...proof }));
    gate.replayAll();
  };

  const sheet = {
    open: true,
    modal: "required",
    size: "sm",
    title: "Tu sesión ha expirado",
    description: "Ingresá de nuevo para seguir donde estabas. Lo que estabas haciendo espera.",
  } as const;
  if (asked) {
    return (
      <Dialog {...sheet}>
        <FactorForm asked={asked} onProof={onProof} remembers action="Ingresar">
          <button type="button" className="link py-0.5" onClick={() => setAsked(undefined)}>
            Volver a la contraseña
          </button>
        </FactorForm>
      </Dialog>
    );
  }
  return (
    <Dialog {...sheet}>
      <form onSubmit={onSubmit} noValidate className="space-y-5">
        <FormErrorSummary message={message} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          value={email ?? ""}
          readOnly
          tabIndex={-1}
        />
        <PasswordField
          label="Contraseña"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          disabled={over}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => void signOut()}>
            Cerrar Sesión
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel="Ingresando…"
            disabled={over || password === ""}
          >
            Ingresar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
