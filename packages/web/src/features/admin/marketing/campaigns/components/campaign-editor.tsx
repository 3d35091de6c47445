import type { Campaign } from "@foja/core/outreach/campaigns/campaign.schema";
import type { Segment } from "@foja/core/outreach/subscribers/segment.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import {
  changeCampaign,
  createCampaign,
  refreshCampaigns,
  templateChoices,
} from "../api/campaigns";
import { SegmentBuilder } from "./segment-builder";

type CampaignEditorProps = {
  campaign?: Campaign;
  onSaved: (campaign: Campaign) => void;
  onClose: () => void;
};

const EVERYBODY: Segment = {
  ...{ tags: [], plans: [], roles: [], accounts: [], provinces: [] },
  ...{ enteredFrom: null, enteredUntil: null },
};

/** The content and recipients of a campaign, before it is sent. */
export function CampaignEditor({ campaign, onSaved, onClose }: CampaignEditorProps) {
  const cache = useQueryClient();
  const { data: templates, error: unread } = useQuery(templateChoices());
  const [name, setName] = useState(campaign?.name ?? "");
  const [templateId, setTemplateId] = useState(campaign?.templateId ?? "");
  const [segment, setSegment] = useState<Segment>(campaign?.segment ?? EVERYBODY);
  const save = useMutation({
    mutationFn: () => {
      const given = { name: name.trim(), templateId, segment };
      return campaign ? changeCampaign(campaign, given) : createCampaign(given);
    },
    onSuccess: (saved) => {
      void refreshCampaigns(cache);
      onSaved(saved);
    },
  });
  const failure = save.error ?? unread;
  return (
    <FormDialog
      title={campaign ? "Editar la campaña" : "Nueva campaña"}
      size="lg"
      action={campaign ? "Guardar" : "Crear borrador"}
      busyLabel="Guardando…"
      busy={save.isPending}
      disabled={name.trim() === "" || templateId === ""}
      refusal={failure ? messageOf(failure) : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          hint="Para vos: quienes la reciben no lo ven."
          maxLength={120}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label="Plantilla"
          placeholder="Elegí una plantilla"
          hint={
            templates?.length === 0 ? "Todavía no hay plantillas: hacé una primero." : undefined
          }
          options={(templates ?? []).map((one) => ({ value: one._id, label: one.name }))}
          value={templateId}
          onChange={({ target }) => setTemplateId(target.value)}
        />
      </div>
      <SegmentBuilder segment={segment} onChange={setSegment} />
    </FormDialog>
  );
}
