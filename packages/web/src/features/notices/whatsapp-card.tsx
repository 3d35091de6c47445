import type { WhatsappMessage } from "@foja/core/sharing/whatsapp/message.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Badge, type Tone } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { Link } from "~/components/ui/link";
import { messageOf } from "~/lib/api/messages";
import { formatMoment, formatNumber } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { changeWhatsapp, whatsappUse } from "./notices";

const STATES: Record<WhatsappMessage["state"], [words: string, tone: Tone]> = {
  sending: ["Saliendo", "neutral"],
  sent: ["Enviado", "neutral"],
  delivered: ["Entregado", "ok"],
  read: ["Leído", "ok"],
  failed: ["No llegó", "danger"],
};

/** Whether notices go by WhatsApp from Foja's number, what that costs, and what became of them. */
export function WhatsappCard() {
  const { data } = useQuery(whatsappUse());
  const cache = useQueryClient();
  const governs = useMay("govern");
  if (!data?.available) return null;
  const { on, month, messages } = data;
  const change = async () => {
    try {
      cache.setQueryData(whatsappUse().queryKey, (await changeWhatsapp(!on)).whatsapp);
      notify.success(on ? "Los avisos ya no salen por WhatsApp" : "Los avisos salen por WhatsApp");
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <Card title="WhatsApp" className="mb-6">
      <Checkbox
        label="Enviar los avisos por WhatsApp desde el número de Foja"
        checked={on}
        disabled={!governs}
        onChange={() => void change()}
      />
      <p className="mt-1 text-ink-soft">
        A los clientes que te dieron su teléfono para esto. Lo que contestan entra en la
        conversación de su causa; con «BAJA» dejan de recibirlos. Cada aviso pago se cuenta.
      </p>
      {month.sent > 0 && (
        <p className="mt-3">
          Este mes: {formatNumber(month.sent)} enviados, {formatNumber(month.billable)} pagos, US${" "}
          {formatNumber(month.usd)}.
        </p>
      )}
      <ul className="mt-3 space-y-2">
        {messages.map(({ _id, folderId, name, state, why, createdAt }) => {
          const [words, tone] = STATES[state];
          return (
            <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={tone}>{words}</Badge>
              <Link to={paths.folders.details(folderId)} className="link min-w-0 break-words">
                {name}
              </Link>
              <span className="text-ink-soft">
                {formatMoment(createdAt)}
                {why && ` · ${why}`}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
