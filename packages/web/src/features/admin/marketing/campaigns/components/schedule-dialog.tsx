import { isDay } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt, timeOf } from "@foja/core/kernel/zone.rules";
import type { Campaign } from "@foja/core/outreach/campaigns/campaign.schema";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { TimeField } from "~/components/ui/time-field";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
import { refreshCampaigns, scheduleCampaign } from "../api/campaigns";

type ScheduleDialogProps = { campaign: Campaign; onClose: () => void };

type Moment = { day: string; time: string };

/** The day and hour, in Buenos Aires, at which a campaign starts by itself. */
export function ScheduleDialog({ campaign, onClose }: ScheduleDialogProps) {
  const cache = useQueryClient();
  const set = campaign.scheduledAt;
  const form = useSchemaForm<Moment>(undefined, {
    ...{ day: set ? dayOf(set) : "", time: set ? timeOf(set) : "" },
  });
  const [day, time] = form.watch(["day", "time"]);
  const at = isDay(day) && /^\d\d:\d\d$/.test(time) ? instantAt(day, time) : "";
  const { refusal, submit } = useSend(form, {
    send: () => scheduleCampaign(campaign._id, at),
    onDone: () => {
      void refreshCampaigns(cache);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Programar el envío"
      description="La lista de quienes la reciben se fija a esa hora."
      size="sm"
      action="Programar"
      busyLabel="Programando…"
      busy={form.busy}
      disabled={!at}
      {...{ refusal, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <DateField label="Día" autoFocus leaning="ahead" {...form.field("day")} />
        <TimeField label="Hora" {...form.field("time")} />
      </div>
    </FormDialog>
  );
}
