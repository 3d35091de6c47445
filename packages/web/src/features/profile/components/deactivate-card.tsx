import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { closeSession } from "~/lib/session/session";
import { deactivate } from "../api/deactivate";

/** Deactivating the account, and how to reactivate it. */
export function DeactivateCard() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const { message } = await deactivate();
      closeSession(true);
      navigate(paths.auth.login(), { replace: true });
      notify.success(message);
    } catch (error) {
      setBusy(false);
      setAsking(false);
      notify.error(messageOf(error));
    }
  };
  return (
    <Card title="Desactivar la cuenta">
      <p className="max-w-lg text-ink-soft">
        Se cierran todas tus sesiones y nadie puede entrar. Tus datos quedan guardados: volvés
        cuando quieras con tu e-mail y tu contraseña.
      </p>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        Desactivar mi cuenta
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Desactivar la cuenta"
        description="Vas a salir de Foja en este y en todos tus dispositivos. Podés reactivarla después."
        action="Desactivar"
        danger
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
