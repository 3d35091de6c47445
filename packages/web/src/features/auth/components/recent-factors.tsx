import type { RecentFactor } from "@foja/core/accounts/factors/factor.schema";
import { Checkbox } from "~/components/ui/checkbox";
import { formatMoment } from "~/lib/format";

type RecentFactorsProps = {
  factors: readonly RecentFactor[];
  checked: boolean;
  onChange: (checked: boolean) => void;
};

const nameOf = ({ kind, name }: RecentFactor) =>
  kind === "totp" ? "Una aplicación de códigos" : `La llave de acceso «${name}»`;

/** Names the second factors added within seven days, which a stranger may have added, to take them off. */
export function RecentFactors({ factors, checked, onChange }: RecentFactorsProps) {
  if (factors.length === 0) return null;
  return (
    <fieldset className="space-y-3 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-medium">Agregado en los últimos siete días</legend>
      <ul className="space-y-1 text-sm">
        {factors.map((factor) => (
          <li key={`${factor.kind} ${factor.addedAt}`}>
            {nameOf(factor)}, el {formatMoment(factor.addedAt)}
          </li>
        ))}
      </ul>
      <Checkbox
        label="No fui yo: quitalo de mi cuenta"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </fieldset>
  );
}
