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
import { sessionMessage } from "../lib/login-messages";

const LEAVE_AFTER_MS = 3000;
const TOO_MANY = "Demasiados intentos fallidos. Serás redirigido al inicio en unos segundos.";

/** Asks for the password again, over the page, so that nothing being done is lost. */
export default function SessionDialog() {
  const { email } = useSession();
  const [password, setPassword] = useState("");
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);

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
      openSession(entry);
      gate.replayAll();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      modal="required"
      size="sm"
      title="Tu sesión ha expirado"
      description="Ingresá de nuevo para seguir donde estabas. Lo que estabas haciendo espera."
    >
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
