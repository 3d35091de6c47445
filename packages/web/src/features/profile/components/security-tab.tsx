import { useState } from "react";
import { Card } from "~/components/ui/card";
import { Unread } from "~/components/ui/empty-state";
import { useFactors } from "../hooks/use-factors";
import { CodesCard } from "./codes-card";
import { PasskeysCard } from "./passkeys-card";
import { RecoveryCard } from "./recovery-card";
import { RecoveryDialog } from "./recovery-dialog";
import { RememberedCard } from "./remembered-card";

/** The second factor: authenticator application, passkeys, recovery codes, remembered devices. */
export function SecurityTab() {
  const { factors, error, refetch, busy, act } = useFactors();
  // Shown once, whichever action created them.
  const [codes, setCodes] = useState<string[]>();
  if (!factors) {
    return (
      <Card title="Segundo factor" flush>
        <Unread
          error={error}
          onRetry={refetch}
          rows={4}
          label="Cargando la seguridad de tu cuenta"
        />
      </Card>
    );
  }
  const isOn = factors.totp !== null || factors.passkeys.length > 0;
  const shared = { busy, act, onCodes: setCodes };
  return (
    <div className="space-y-6">
      <p className="max-w-2xl text-ink-soft">
        {isOn
          ? "Tu cuenta pide un segundo factor: quien tenga tu contraseña no entra sin él."
          : "Hoy alcanza con tu contraseña, o con Google, para entrar. Con un segundo factor, una contraseña robada no abre tu cuenta."}
      </p>
      <CodesCard totp={factors.totp} {...shared} />
      <PasskeysCard passkeys={factors.passkeys} {...shared} />
      {isOn && <RecoveryCard left={factors.recoveryCodesLeft} {...shared} />}
      {isOn && <RememberedCard devices={factors.rememberedDevices} busy={busy} act={act} />}
      {codes && <RecoveryDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
