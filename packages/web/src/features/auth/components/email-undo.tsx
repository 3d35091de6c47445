import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { PageFrame } from "~/components/page-frame";
import { Button } from "~/components/ui/button";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { closeSession } from "~/lib/session/session";
import { undoEmail } from "../api/codes";
import { AuthSheet } from "./auth-sheet";

/** The page that the letter to a former address links to. Opening it undoes nothing. */
export default function EmailUndo() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { email, message } = await undoEmail(token);
      // Whoever is signed in here no longer is: every session of the account ended.
      closeSession(true);
      notify.success(message);
      navigate(paths.auth.resetPassword(email), { replace: true });
    } catch (error) {
      setRefusal(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <PageFrame className="max-w-[29.5rem] pb-16 sm:px-4 sm:pt-[6vh]">
      <AuthSheet
        title="Deshacer el cambio de e-mail"
        lead="Tu cuenta de Foja vuelve a usar la dirección en la que recibiste el aviso."
      >
        <div className="space-y-5">
          <FormErrorSummary message={refusal} />
          <p>
            Se cierran todas las sesiones, la contraseña deja de servir y se quita lo que se agregó
            en estos días para entrar. Después elegís una contraseña nueva con un código que te
            mandamos.
          </p>
          <Button
            variant="primary"
            className="h-10 w-full"
            busy={busy}
            busyLabel="Un momento…"
            onClick={() => void undo()}
          >
            Deshacer el cambio
          </Button>
        </div>
      </AuthSheet>
    </PageFrame>
  );
}
