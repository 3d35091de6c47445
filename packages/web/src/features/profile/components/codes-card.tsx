import type { Factors } from "@foja/core/accounts/factors/factor.schema";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { formatDay } from "~/lib/format";
import { notify } from "~/lib/notify";
import { removeTotp, startTotp } from "../api/factors";
import type { FactorActs } from "../lib/factor-acts";
import { TotpDialog } from "./totp-dialog";

type Started = { url: string; secret: string };

/** The authenticator application: turning it on, replacing it, removing it. */
export function CodesCard({ totp, busy, act, onCodes }: FactorActs & Pick<Factors, "totp">) {
  const [started, setStarted] = useState<Started>();
  const [removing, setRemoving] = useState(false);
  const start = () => void act(async () => setStarted(await startTotp()));
  const remove = async () => {
    await act(async () => notify.success((await removeTotp()).message));
    setRemoving(false);
  };
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Aplicación de códigos {totp && <Badge tone="ok">Activa</Badge>}
        </span>
      }
    >
      <p className="max-w-lg text-ink-soft">
        {totp
          ? `Al ingresar pedimos los 6 números que muestra tu aplicación. Está desde el ${formatDay(totp.confirmedAt)}.`
          : "Una aplicación de tu teléfono (Google Authenticator, Microsoft Authenticator, 1Password u otra) muestra 6 números que cambian cada 30 segundos."}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant={totp ? "secondary" : "primary"} busy={busy} onClick={start}>
          {totp ? "Cambiar de teléfono" : "Activar códigos"}
        </Button>
        {totp && <Button onClick={() => setRemoving(true)}>Quitar los códigos</Button>}
      </div>
      {started && (
        <TotpDialog
          {...started}
          onClose={() => setStarted(undefined)}
          onConfirmed={(codes) => {
            setStarted(undefined);
            void act(async () => onCodes(codes));
          }}
        />
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Quitar la aplicación de códigos"
        description="Al ingresar ya no vamos a pedir sus números. Si no tenés una llave de acceso, va a alcanzar con tu contraseña."
        action="Quitar"
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
    </Card>
  );
}
