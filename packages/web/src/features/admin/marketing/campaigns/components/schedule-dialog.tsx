import { isDay } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt, timeOf } from "@foja/core/kernel/zone.rules";
import type { Campaign } from "@foja/core/outreach/campaigns/campaign.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "~/components/form-dialog";
import { DateField } from "~/components/ui/date-field";
import { TimeField } from "~/components/ui/time-field";
import { messageOf } from "~/lib/api/messages";
import { toClock, toIsoDate, toTypedDate } from "~/lib/local-date";
import { refreshCampaigns, scheduleCampaign } from "../api/campaigns";

type ScheduleDialogProps = { campaign: Campaign; onClose: () => void };

/** The day and hour, in Buenos Aires, at which a campaign starts by itself. */
export function ScheduleDialog({ campaign, onClose }: ScheduleDialogProps) {
  const cache = useQueryClient();
  const set = campaign.scheduledAt;
  const [day, setDay] = useState(set ? dayOf(set) : "");
  const [time, setTime] = useState(set ? timeOf(set) : "");
  const at = isDay(day) && /^\d\d:\d\d$/.test(time) ? instantAt(day, time) : undefined;
  const schedule = useMutation({
    mutationFn: (moment: string) => scheduleCampaign(campaign._id, moment),
    onSuccess: () => {
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
      busy={schedule.isPending}
      disabled={!at}
      refusal={schedule.error ? messageOf(schedule.error) : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (at) schedule.mutate(at);
      }}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <DateField
          label="Día"
          autoFocus
          defaultValue={toTypedDate(day)}
          leaning="ahead"
          onChange={({ target }) => setDay(toIsoDate(target.value, "ahead"))}
        />
        <TimeField
          label="Hora"
          defaultValue={time}
          onChange={({ target }) => setTime(toClock(target.value))}
        />
      </div>
    </FormDialog>
  );
}
