import { EVENTS, type EventName } from "@foja/core/programs/webhooks/event.rules";
import type { Delivery } from "@foja/core/programs/webhooks/webhook.schema";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Unread } from "~/components/ui/empty-state";
import { formatMoment } from "~/lib/format";
import { notify } from "~/lib/notify";
import { deliveryList, sendAgain } from "../api/programs";
import { useActs } from "../hooks/use-acts";

const STATES = {
  waiting: { label: "Espera", tone: "warn" },
  delivered: { label: "Recibido", tone: "ok" },
  failed: { label: "No llegó", tone: "danger" },
  withheld: { label: "No se envía: causa reservada", tone: "neutral" },
} as const;

/** What was sent to an address, with its request and its last answer. */
export function Deliveries({ endpointId, active }: { endpointId: string; active: boolean }) {
  const { data, error, refetch } = useQuery(deliveryList(endpointId));
  if (!data) {
    return <Unread error={error} onRetry={refetch} rows={2} label="Cargando los envíos" />;
  }
  if (data.length === 0) {
    return <p className="mt-3 text-ink-soft text-sm">Todavía no se envió nada.</p>;
  }
  return (
    <ul className="mt-3 space-y-2">
      {data.map((one) => (
        <DeliveryLine key={one._id} {...{ one, endpointId, active }} />
      ))}
    </ul>
  );
}

type LineProps = { one: Delivery; endpointId: string; active: boolean };

function DeliveryLine({ one, endpointId, active }: LineProps) {
  const { busy, act } = useActs(deliveryList(endpointId).queryKey);
  const { label, tone } = STATES[one.state];
  const last = one.attempts.at(-1);
  const again = () =>
    act(async () => notify.success((await sendAgain(endpointId, { deliveryId: one._id })).message));
  return (
    <li className="rounded-md border px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{EVENTS[one.event as EventName]?.label ?? one.event}</span>
        <Badge tone={tone}>{label}</Badge>
        <time dateTime={one.createdAt} className="text-ink-soft">
          {formatMoment(one.createdAt)}
        </time>
        {active && one.state !== "waiting" && (
          <Button size="sm" busy={busy} className="ms-auto" onClick={() => void again()}>
            Enviar de nuevo
          </Button>
        )}
      </div>
      {last && (
        <p className="mt-1 break-words text-ink-soft">
          {last.status === null ? last.answer : `Respondió ${last.status} en ${last.ms} ms`}
        </p>
      )}
      <details className="mt-1">
        <summary className="cursor-pointer text-ink-soft">Qué se envió</summary>
        <pre className="mt-1 overflow-x-auto rounded bg-wash p-2 text-xs">{one.body}</pre>
        {last?.status != null && last.answer !== "" && (
          <pre className="mt-1 overflow-x-auto rounded bg-wash p-2 text-xs">{last.answer}</pre>
        )}
      </details>
    </li>
  );
}
