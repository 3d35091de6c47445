import type { Preferences } from "@foja/core/telling/preferences/preferences.schema";
import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { SelectField } from "~/components/ui/select-field";
import { canPush } from "~/lib/push/push";
import {
  CHANNELS,
  channelsOffered,
  clockOptions,
  daysOffered,
  dayText,
  hoursOffered,
  hourText,
  SECTIONS,
  type SectionName,
  withOr,
} from "../lib/preference-words";

type Chosen = Preferences[SectionName];

type Given = {
  enabled?: boolean;
  daysBefore?: number[];
  hoursBefore?: number[];
  hour?: string;
  channels?: Partial<Record<keyof typeof CHANNELS, boolean>>;
};

type SectionProps = { name: SectionName; chosen: Chosen; change: (given: Given) => void };

/** The preferences of one kind of alert: on or off, how long before, at what hour, by which channels. */
export function SectionChoices({ name, chosen, change }: SectionProps) {
  const { title, text } = SECTIONS[name];
  const toggle = (
    <Checkbox
      label="Avisarme"
      aria-label={`Avisarme: ${title}`}
      checked={chosen.enabled}
      onChange={({ target }) => change({ enabled: target.checked })}
    />
  );
  return (
    <Card title={title} actions={toggle}>
      <p className="text-ink-soft">{text}</p>
      {chosen.enabled && (
        <div className="mt-4 space-y-4 border-t pt-4">
          <When title={title} chosen={chosen} change={change} />
          <Row legend="Por dónde" of={title}>
            {channelsOffered(canPush()).map((channel) => (
              <Checkbox
                key={channel}
                label={CHANNELS[channel]}
                checked={chosen.channels[channel] && !isIdle(channel, chosen)}
                disabled={isIdle(channel, chosen)}
                onChange={({ target }) => change({ channels: { [channel]: target.checked } })}
              />
            ))}
          </Row>
        </div>
      )}
    </Card>
  );
}

/** A device shows what is in Foja: without that there is nothing to show. */
const isIdle = (channel: keyof typeof CHANNELS, { channels }: Chosen) =>
  channel === "push" && !channels.app;

function When({ title, chosen, change }: Omit<SectionProps, "name"> & { title: string }) {
  if (!("daysBefore" in chosen)) return null;
  const { daysBefore, hour } = chosen;
  return (
    <>
      <Row legend="Cuándo" of={title}>
        {daysOffered(daysBefore).map((days) => (
          <Checkbox
            key={days}
            label={dayText(days)}
            checked={daysBefore.includes(days)}
            onChange={({ target }) =>
              change({ daysBefore: withOr(daysBefore, days, target.checked) })
            }
          />
        ))}
        {"hoursBefore" in chosen &&
          hoursOffered(chosen.hoursBefore).map((hours) => (
            <Checkbox
              key={`h${hours}`}
              label={hourText(hours)}
              checked={chosen.hoursBefore.includes(hours)}
              onChange={({ target }) =>
                change({ hoursBefore: withOr(chosen.hoursBefore, hours, target.checked) })
              }
            />
          ))}
      </Row>
      <SelectField
        label={"hoursBefore" in chosen ? "Hora, si es de todo el día" : "Hora"}
        value={hour}
        options={clockOptions(hour)}
        onChange={({ target }) => change({ hour: target.value })}
        className="w-56"
      />
    </>
  );
}

type RowProps = { legend: string; of: string; children: ReactNode };

function Row({ legend, of, children }: RowProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">
        {legend}
        <span className="sr-only">: {of}</span>
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1.5">{children}</div>
    </fieldset>
  );
}
