import type { Campaign } from "@foja/core/outreach/campaigns/campaign.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Dialog } from "~/components/ui/dialog";
import { Meter } from "~/components/ui/meter";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { formatNumber } from "~/lib/format";
import { readCampaign, segmentCount } from "../api/campaigns";
import { figuresOf, momentOf, STATUS_MARKS } from "../lib/words";
import { CampaignEditor } from "./campaign-editor";
import { CampaignSteps } from "./campaign-steps";

type CampaignDialogProps = { id: string; onClose: () => void };

/** One campaign: the possible steps, and the results of its e-mails. */
export function CampaignDialog({ id, onClose }: CampaignDialogProps) {
  const { data, error } = useQuery(readCampaign(id));
  const [editing, setEditing] = useState(false);
  const stopEditing = () => setEditing(false);
  if (data && editing) {
    return <CampaignEditor campaign={data} onSaved={stopEditing} onClose={stopEditing} />;
  }
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={data?.name ?? "Campaña"}>
      {error && <p className="text-danger">{messageOf(error)}</p>}
      {!data && !error && <SkeletonRows rows={6} />}
      {data && (
        <div className="space-y-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <Badge tone={STATUS_MARKS[data.status].tone}>{STATUS_MARKS[data.status].text}</Badge>
            <span>{momentOf(data)}</span>
          </p>
          {data.notice && (
            <p role="status" className="text-warn">
              {data.notice}
            </p>
          )}
          {data.startedAt ? <Progress campaign={data} /> : <Readers campaign={data} />}
          <CampaignSteps campaign={data} onEdit={() => setEditing(true)} onDiscarded={onClose} />
        </div>
      )}
    </Dialog>
  );
}

function Readers({ campaign }: { campaign: Campaign }) {
  const { data } = useQuery(segmentCount(campaign.segment));
  return (
    <p>
      {data
        ? `Hoy la recibirían ${formatNumber(data.count)} contactos. La lista se fija cuando empieza.`
        : "Contando a quiénes les llegaría…"}
    </p>
  );
}

function Progress({ campaign }: { campaign: Campaign }) {
  const { counts, frozen } = campaign;
  const done = counts.sent + counts.skipped + counts.failed + counts.unknown;
  return (
    <section className="space-y-4">
      <Meter
        label={frozen ? "Avance" : "Fijando la lista"}
        value={done}
        max={counts.recipients}
        text={`${formatNumber(done)} de ${formatNumber(counts.recipients)}`}
        scarce={false}
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {figuresOf(counts).map(({ name, label, hint }) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold text-lg tabular-nums">{formatNumber(counts[name])}</dd>
            {hint && <dd className="text-ink-faint text-sm">{hint}</dd>}
          </div>
        ))}
      </dl>
      <p className="text-ink-faint text-sm">
        Las aperturas no se miden: muchos programas de correo abren solos lo que llega.
      </p>
    </section>
  );
}
