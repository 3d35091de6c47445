import { Bell, BellOff } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { PushState } from "~/lib/push/push";
import { useDevicePush } from "../hooks/use-device-push";

const WORDS: Record<PushState, string> = {
  unsupported: "Este navegador no puede mostrar avisos cuando Foja está cerrada.",
  denied:
    "El navegador tiene bloqueados los avisos de Foja. Permitilos en la configuración del sitio y volvé a cargar esta página.",
  off: "Este dispositivo no muestra avisos cuando Foja está cerrada.",
  on: "Este dispositivo muestra los avisos aunque Foja esté cerrada, mientras tu sesión siga abierta.",
};

/** Whether this device shows alerts, with a button to change that. */
export function DeviceCard() {
  const { state, busy, turnOn, turnOff } = useDevicePush();
  const Icon = state === "on" ? Bell : BellOff;
  return (
    <Card title="En este dispositivo">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
          {state && (
            <>
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
              {WORDS[state]}
            </>
          )}
        </p>
        {state === "off" && (
          <Button onClick={turnOn} disabled={busy}>
            Activar en este dispositivo
          </Button>
        )}
        {state === "on" && (
          <Button onClick={turnOff} disabled={busy}>
            Desactivar
          </Button>
        )}
      </div>
      {(state === "off" || state === "on") && (
        <p className="mt-2 text-ink-soft text-sm">
          Cada aviso muestra su título: lo lee quien vea la pantalla. Elegí abajo cuáles llegan.
        </p>
      )}
    </Card>
  );
}
