import type { Endpoint } from "@foja/core/programs/webhooks/webhook.schema";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { counted, formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { changeEndpoint, endpointList, removeEndpoint, sendAgain } from "../api/programs";
import { useActs } from "../hooks/use-acts";
import { Deliveries } from "./deliveries";

type EndpointLineProps = { endpoint: Endpoint; onSecret: (secret: string) => void };

const DAY_MS = 24 * 3600_000;

/** An address: how it does, what was sent there, and what can be done with it. */
export function EndpointLine({ endpoint, onSecret }: EndpointLineProps) {
  const { _id, url, events, active, failingSince, offBecause } = endpoint;
  const { busy, act } = useActs(endpointList().queryKey);
  const [shown, setShown] = useState(false);
  const [removing, setRemoving] = useState(false);
  const toggle = () => act(() => changeEndpoint(_id, { active: !active }));
  const renew = () =>
    act(async () => {
      const { endpoint: changed } = await changeEndpoint(_id, { rotateSecret: true });
      if (changed.secret) onSecret(changed.secret);
    });
  const again = () =>
    act(async () => {
      const [from, to] = [Date.now() - DAY_MS, Date.now()].map((at) => new Date(at).toISOString());
      notify.success((await sendAgain(_id, { from, to })).message);
    });
  const remove = async () => {
    await act(async () => notify.success((await removeEndpoint(_id)).message));
    setRemoving(false);
  };
  return (
    <li className="border-t px-5 py-3.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="break-all font-medium">{url}</span>
        {!active && <Badge tone="danger">Apagada</Badge>}
        {active && failingSince && <Badge tone="warn">Falla</Badge>}
      </p>
      <p className="mt-0.5 text-ink-soft text-sm">
        {counted(events.length, "aviso", "avisos")}
        {offBecause && ` · ${offBecause}`}
        {active && failingSince && ` · No responde bien desde el ${formatMoment(failingSince)}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setShown(!shown)} aria-expanded={shown}>
          {shown ? "Ocultar envíos" : "Ver envíos"}
        </Button>
        <Button size="sm" busy={busy} onClick={() => void toggle()}>
          {active ? "Apagar" : "Activar"}
        </Button>
        {active && (
          <Button size="sm" busy={busy} onClick={() => void again()}>
            Enviar de nuevo el último día
          </Button>
        )}
        <Button size="sm" busy={busy} onClick={() => void renew()}>
          Renovar secreto
        </Button>
        <Button size="sm" onClick={() => setRemoving(true)}>
          Quitar
        </Button>
      </div>
      {shown && <Deliveries endpointId={_id} active={active} />}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Quitar la dirección"
        description={`No enviamos nada más a ${url}.`}
        action="Quitar"
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
