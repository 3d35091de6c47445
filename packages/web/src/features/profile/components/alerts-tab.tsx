import { Card } from "~/components/ui/card";
import { Unread } from "~/components/ui/empty-state";
import { guestOf } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { useMediaQuery } from "~/lib/use-media-query";
import { usePreferences } from "../hooks/use-preferences";
import type { ChoicesProps } from "./choice-controls";
import { ChoicesBlocks } from "./choices-blocks";
import { ChoicesTable } from "./choices-table";
import { DeviceCard } from "./device-card";

/** Wide enough for the table next to the menu and the tabs; below, each kind is a block. */
const ROOMY = "(min-width: 75rem)";

/** The preferences of alerts: kinds, times and channels. Each choice is saved at once. */
export function AlertsTab() {
  const { data, error, refetch, change } = usePreferences();
  if (data) return <Choices preferences={data} change={change} />;
  return (
    <Card flush>
      <Unread error={error} onRetry={refetch} label="Cargando las preferencias" />
    </Card>
  );
}

function Choices(choices: ChoicesProps) {
  const wide = useMediaQuery(ROOMY);
  const guest = guestOf(useSession());
  return (
    <div className="space-y-6">
      <p className="text-ink-soft">
        Cada cambio se guarda al hacerlo{guest && ` y vale en ${guest.name}`}. Las horas son las de
        Buenos Aires.
      </p>
      <DeviceCard />
      <Card title="De qué, cuándo y por dónde" flush>
        {wide ? <ChoicesTable {...choices} /> : <ChoicesBlocks {...choices} />}
      </Card>
    </div>
  );
}
