import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { PLAN_IDS } from "@foja/core/billing/plans/plan-id.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Segment } from "@foja/core/outreach/subscribers/segment.schema";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { SelectField } from "~/components/ui/select-field";
import { messageOf } from "~/lib/api/messages";
import { formatNumber } from "~/lib/format";
import { PROVINCES } from "~/lib/provinces";
import { segmentCount } from "../api/campaigns";
import { choiceOf, entryOf, entryOptions } from "../lib/entry";

type BuilderProps = { segment: Segment; onChange: (segment: Segment) => void };

const ACCOUNT_OPTIONS = [
  { value: "active", label: "Con cuenta activa" },
  { value: "inactive", label: "Con cuenta desactivada" },
  { value: "none", label: "Sin cuenta" },
] as const;
const ROLE_OPTIONS = [
  { value: "USER_ROLE", label: "Profesionales" },
  { value: "ADMIN_ROLE", label: "Administración" },
] as const;
const PLAN_OPTIONS = PLAN_IDS.map((id) => ({ value: id, label: PLANS[id].displayName }));

/** The recipients of a campaign, criterion by criterion, with their current number. */
export function SegmentBuilder({ segment, onChange }: BuilderProps) {
  const [today] = useState(() => dayOf(Date.now()));
  const { data } = useQuery(segmentCount(segment));
  const set = (changes: Partial<Segment>) => onChange({ ...segment, ...changes });
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">A quiénes</legend>
      <LiveCount segment={segment} />
      <Choices
        legend="Plan"
        options={PLAN_OPTIONS}
        chosen={segment.plans}
        onChange={(plans) => set({ plans })}
      />
      <Choices
        legend="Cuenta"
        options={ACCOUNT_OPTIONS}
        chosen={segment.accounts}
        onChange={(accounts) => set({ accounts })}
      />
      <Choices
        legend="Rol"
        options={ROLE_OPTIONS}
        chosen={segment.roles}
        onChange={(roles) => set({ roles })}
      />
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-3">
        <SelectField
          label="Última entrada"
          placeholder="Cualquiera"
          options={entryOptions}
          value={choiceOf(segment, today)}
          onChange={({ target }) => set(entryOf(target.value, today))}
        />
        <Several
          label="Provincia"
          placeholder="Agregar provincia"
          options={PROVINCES.map((one) => ({ value: one, label: one }))}
          chosen={segment.provinces}
          onChange={(provinces) => set({ provinces })}
        />
        <Several
          label="Etiqueta"
          placeholder="Agregar etiqueta"
          options={(data?.tags ?? []).map(({ tag, count }) => ({
            value: tag,
            label: `${tag} (${formatNumber(count)})`,
          }))}
          chosen={segment.tags}
          onChange={(tags) => set({ tags })}
        />
      </div>
    </fieldset>
  );
}

/** How many contacts the segment has, of those that may be written to. */
function LiveCount({ segment }: { segment: Segment }) {
  const { data, error, isPlaceholderData } = useQuery(segmentCount(segment));
  if (error) return <p className="text-danger">{messageOf(error)}</p>;
  return (
    <p role="status" className={isPlaceholderData ? "text-ink-faint" : undefined}>
      {data ? (
        <>
          <strong className="tabular-nums">{formatNumber(data.count)}</strong> de{" "}
          {formatNumber(data.of)} suscriptos la recibirían hoy.
        </>
      ) : (
        "Contando…"
      )}
    </p>
  );
}

type ChoicesProps<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Values to tick: with none there is no filter, with several any of them matches. */
function Choices<T extends string>({ legend, options, chosen, onChange }: ChoicesProps<T>) {
  const toggle = (value: T, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset>
      <legend className="text-sm text-ink-soft">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type SeveralProps = {
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Values chosen from a long list, one after another. */
const Several = ({ label, placeholder, options, chosen, onChange }: SeveralProps) => (
  <div className="min-w-0 space-y-2">
    <SelectField
      label={label}
      placeholder={placeholder}
      options={options.filter(({ value }) => !chosen.includes(value))}
      value=""
      onChange={({ target }) => target.value && onChange([...chosen, target.value])}
    />
    {chosen.length > 0 && (
      <ul className="flex flex-wrap gap-1.5">
        {chosen.map((one) => (
          <li key={one}>
            <Button
              size="sm"
              aria-label={`Quitar ${one}`}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            >
              {one} <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
