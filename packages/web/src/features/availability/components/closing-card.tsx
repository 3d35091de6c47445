import {
  JURISDICTIONS,
  type JurisdictionId,
  jurisdictionOf,
} from "@foja/core/law/deadlines/jurisdiction.rules";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { SelectField } from "~/components/ui/select-field";
import { zoneName } from "~/lib/slots/zone-words";
import type { Draft } from "../lib/open-days";

const COURTS = JURISDICTIONS.map((value) => ({ value, label: jurisdictionOf(value).name }));

/** The zones of Argentina, and of its neighbours. */
const ZONES = [
  ...["Buenos_Aires", "Cordoba", "Salta", "Jujuy", "Tucuman", "Catamarca", "La_Rioja", "San_Juan"],
  ...["Mendoza", "San_Luis", "Rio_Gallegos", "Ushuaia"],
].map((place) => `America/Argentina/${place}`);
const ABROAD = ["America/Montevideo", "America/Santiago", "America/Asuncion", "Europe/Madrid"];

function zoneOptions(current: string) {
  const zones = [...new Set([...ZONES, ...ABROAD, current])];
  return zones.map((value) => ({ value, label: placeOf(value) }));
}

const placeOf = (zone: string) => zoneName(zone).replace(/^hora de /, "");

type ClosingCardProps = { draft: Draft; onChange: (draft: Draft) => void };

/** Whether the court's holidays and ferias close the practice, and the zone of its hours. */
export function ClosingCard({ draft, onChange }: ClosingCardProps) {
  return (
    <Card title="Feriados, ferias y huso horario">
      <div className="space-y-5">
        <Checkbox
          label="No atender en feriados, asuetos ni ferias judiciales"
          checked={draft.closeOnHolidays}
          onChange={({ target }) => onChange({ ...draft, closeOnHolidays: target.checked })}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            label="Según el calendario de"
            options={COURTS}
            disabled={!draft.closeOnHolidays}
            value={draft.jurisdiction}
            onChange={({ target }) =>
              onChange({ ...draft, jurisdiction: target.value as JurisdictionId })
            }
          />
          <SelectField
            label="Huso horario del estudio"
            options={zoneOptions(draft.zone)}
            value={draft.zone}
            onChange={({ target }) => onChange({ ...draft, zone: target.value })}
          />
        </div>
      </div>
    </Card>
  );
}
