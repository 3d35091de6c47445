import type {
  Preferences,
  UpdatePreferences,
} from "@foja/core/telling/preferences/preferences.schema";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { usePreferences } from "../hooks/use-preferences";
import { SECTIONS, type SectionName } from "../lib/preference-words";
import { DeviceCard } from "./device-card";
import { SectionChoices } from "./section-choices";

/** The preferences of alerts: kinds, times and channels. Each choice is saved at once. */
export function AlertsTab() {
  const { data, error, refetch, change } = usePreferences();
  if (data) return <Choices preferences={data} change={change} />;
  return (
    <Card flush>
      {error ? (
        <EmptyState action={<Button onClick={() => void refetch()}>Intentar de nuevo</Button>}>
          {messageOf(error)}
        </EmptyState>
      ) : (
        <SkeletonRows label="Cargando las preferencias" />
      )}
    </Card>
  );
}

type ChoicesProps = { preferences: Preferences; change: (given: UpdatePreferences) => void };

function Choices({ preferences, change }: ChoicesProps) {
  return (
    <div className="space-y-6">
      <p className="text-ink-soft">
        Cada cambio se guarda al hacerlo. Las horas son las de Buenos Aires.
      </p>
      <DeviceCard />
      {(Object.keys(SECTIONS) as SectionName[]).map((name) => (
        <SectionChoices
          key={name}
          name={name}
          chosen={preferences[name]}
          change={(given) => change({ [name]: given })}
        />
      ))}
      <Card title="Resumen diario">
        <Checkbox
          label="Recibir cada mañana, a las 8, un correo con lo que vence y lo nuevo de ayer"
          checked={preferences.digest.enabled}
          onChange={({ target }) => change({ digest: { enabled: target.checked } })}
        />
        <p className="mt-2 text-ink-soft text-sm">Si no hay nada que decir, no llega nada.</p>
      </Card>
    </div>
  );
}
