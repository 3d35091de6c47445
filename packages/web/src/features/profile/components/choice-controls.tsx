import type {
  Preferences,
  UpdatePreferences,
} from "@foja/core/telling/preferences/preferences.schema";
import { useId } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { Select } from "~/components/ui/select-field";
import {
  AT_ONCE,
  CHANNELS,
  type Channel,
  clockOptions,
  DIGEST,
  daysOffered,
  dayText,
  hoursOffered,
  hourText,
  SECTIONS,
  type SectionName,
  unreadOptions,
  withOr,
} from "../lib/preference-words";

export type ChoicesProps = {
  preferences: Preferences;
  change: (given: UpdatePreferences) => void;
};

type KindProps = ChoicesProps & { name: SectionName };

/** Whether a kind of alert is turned on. */
export function Wanted({ name, preferences, change }: KindProps) {
  const { title } = SECTIONS[name];
  return (
    <Checkbox
      label={title}
      aria-label={`Avisarme: ${title}`}
      checked={preferences[name].enabled}
      onChange={({ target }) => change({ [name]: { enabled: target.checked } })}
      className="font-medium"
    />
  );
}

/** How long before a kind of alert is raised, and at what hour; for kinds without a date, when. */
export function When({ name, preferences, change }: KindProps) {
  const chosen = preferences[name];
  if ("afterHours" in chosen) return <Unread {...chosen} change={change} />;
  if (!("daysBefore" in chosen)) return <p className="text-ink-soft">{AT_ONCE}</p>;
  const { daysBefore, hour, enabled } = chosen;
  return (
    <fieldset disabled={!enabled}>
      <legend className="sr-only">Cuánto antes: {SECTIONS[name].title}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {daysOffered(daysBefore).map((days) => (
          <Checkbox
            key={days}
            label={dayText(days)}
            checked={daysBefore.includes(days)}
            onChange={({ target }) =>
              change({ [name]: { daysBefore: withOr(daysBefore, days, target.checked) } })
            }
          />
        ))}
        {"hoursBefore" in chosen && <Hours before={chosen.hoursBefore} change={change} />}
      </div>
      <div className="mt-2">
        <Choice
          label={"hoursBefore" in chosen ? "Hora, si es de todo el día" : "Hora"}
          width="w-24"
          value={hour}
          options={clockOptions(hour)}
          onValue={(hour) => change({ [name]: { hour } })}
        />
      </div>
    </fieldset>
  );
}

type UnreadProps = Pick<ChoicesProps, "change"> & Preferences["colleagues"];

const Unread = ({ afterHours, enabled, change }: UnreadProps) => (
  <fieldset disabled={!enabled}>
    <legend className="sr-only">Después de cuánto: {SECTIONS.colleagues.title}</legend>
    <Choice
      label="Si pasaron"
      width="w-28"
      value={String(afterHours)}
      options={unreadOptions(afterHours)}
      onValue={(hours) => change({ colleagues: { afterHours: Number(hours) } })}
    />
  </fieldset>
);

type HoursProps = Pick<ChoicesProps, "change"> & { before: number[] };

const Hours = ({ before, change }: HoursProps) =>
  hoursOffered(before).map((hours) => (
    <Checkbox
      key={hours}
      label={hourText(hours)}
      checked={before.includes(hours)}
      onChange={({ target }) =>
        change({ events: { hoursBefore: withOr(before, hours, target.checked) } })
      }
    />
  ));

type ChoiceProps = {
  label: string;
  width: string;
  value: string;
  options: { value: string; label: string }[];
  onValue: (value: string) => void;
};

function Choice({ label, width, value, options, onValue }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={({ target }) => onValue(target.value)}
        className={`h-8 ${width}`}
      />
    </div>
  );
}

type ChannelProps = KindProps & { channel: Channel; bare?: boolean };

/** Whether a kind of alert uses a channel; `bare` where a table's head names it. */
export function ByChannel({ name, channel, preferences, change, bare }: ChannelProps) {
  const { enabled, channels } = preferences[name];
  // A device shows the alerts of Foja: with those off there are none to show.
  const idle = channel === "push" && !channels.app;
  return (
    <Checkbox
      {...named(channel, SECTIONS[name].title, bare)}
      checked={channels[channel] && !idle}
      disabled={!enabled || idle}
      onChange={({ target }) => change({ [name]: { channels: { [channel]: target.checked } } })}
    />
  );
}

/** Whether the digest is sent: by e-mail, its only channel. */
export function DigestByMail({ preferences, change, bare }: ChoicesProps & { bare?: boolean }) {
  return (
    <Checkbox
      {...named("email", DIGEST.title, bare)}
      checked={preferences.digest.enabled}
      onChange={({ target }) => change({ digest: { enabled: target.checked } })}
    />
  );
}

/** The full label for screen readers, where the channel is named only by a table's head. */
const named = (channel: Channel, of: string, bare = false) =>
  bare
    ? { label: `${CHANNELS[channel]}: ${of}`, hideLabel: true }
    : { label: CHANNELS[channel], hideLabel: false };
