import type { Campaign, CampaignStatus } from "@foja/core/outreach/campaigns/campaign.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import {
  discardCampaign,
  refreshCampaigns,
  type Step,
  stepCampaign,
  testCampaign,
} from "../api/campaigns";
import { ScheduleDialog } from "./schedule-dialog";

type CampaignStepsProps = { campaign: Campaign; onEdit: () => void; onDiscarded: () => void };

type Asked = "send" | "cancel" | "discard";

const SENTENCES: Record<
  Asked,
  { title: string; description: string; action: string; danger?: boolean }
> = {
  send: {
    title: "Enviar la campaña",
    description:
      "La lista se fija y los correos empiezan a salir ahora. Podés pausarla mientras sale.",
    action: "Enviar",
  },
  cancel: {
    title: "Cancelar la campaña",
    description: "Lo que todavía no salió no sale más. No se puede deshacer.",
    action: "Cancelar la campaña",
    danger: true,
  },
  discard: {
    title: "Eliminar la campaña",
    description: "Nunca se envió: se elimina para siempre.",
    action: "Eliminar",
    danger: true,
  },
};

const is = (status: CampaignStatus, ...all: CampaignStatus[]) => all.includes(status);

/** The possible steps of a campaign in its state. */
export function CampaignSteps({ campaign, onEdit, onDiscarded }: CampaignStepsProps) {
  const { _id, status } = campaign;
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [scheduling, setScheduling] = useState(false);
  const did = (message?: string) => {
    if (message) notify.success(message);
    void refreshCampaigns(cache);
  };
  const onError = (error: unknown) => notify.error(messageOf(error));
  const onSettled = () => setAsked(undefined);
  const step = useMutation({
    mutationFn: (which: Step) => stepCampaign(_id, which),
    onSuccess: () => did(),
    onError,
    onSettled,
  });
  const test = useMutation({ mutationFn: () => testCampaign(_id), onSuccess: did, onError });
  const discard = useMutation({
    mutationFn: () => discardCampaign(_id),
    onSuccess: (message) => {
      did(message);
      onDiscarded();
    },
    onError,
    onSettled,
  });
  const waits = is(status, "draft", "scheduled");
  return (
    <div className="flex flex-wrap gap-2">
      {waits && (
        <>
          <Button variant="primary" onClick={() => setAsked("send")}>
            Enviar ahora
          </Button>
          <Button onClick={() => setScheduling(true)}>
            {status === "draft" ? "Programar" : "Cambiar la hora"}
          </Button>
        </>
      )}
      {status === "sending" && (
        <Button busy={step.isPending} onClick={() => step.mutate("pause")}>
          Pausar
        </Button>
      )}
      {status === "paused" && (
        <Button variant="primary" busy={step.isPending} onClick={() => step.mutate("resume")}>
          Seguir
        </Button>
      )}
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        Mandarme una prueba
      </Button>
      {waits && <Button onClick={onEdit}>Editar</Button>}
      {is(status, "scheduled", "sending", "paused") && (
        <Button onClick={() => setAsked("cancel")}>Cancelar la campaña</Button>
      )}
      {waits && <Button onClick={() => setAsked("discard")}>Eliminar</Button>}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={onSettled}
          {...SENTENCES[asked]}
          busy={step.isPending || discard.isPending}
          onConfirm={() => (asked === "discard" ? discard.mutate() : step.mutate(asked))}
        />
      )}
      {scheduling && <ScheduleDialog campaign={campaign} onClose={() => setScheduling(false)} />}
    </div>
  );
}
