import { useQuery } from "@tanstack/react-query";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { notify } from "~/lib/notify";
import { PEOPLE } from "~/lib/people/people";
import { demandFactor, factorDemand } from "../api/team";
import { useActs } from "../hooks/use-acts";

/** Whether the practice demands a second factor of everybody. */
export function DemandCard() {
  const { data: demanded } = useQuery(factorDemand());
  const { busy, act } = useActs(PEOPLE);
  const set = (next: boolean) =>
    void act(async () => notify.success((await demandFactor(next)).message));
  return (
    <Card title="Segundo factor del estudio">
      <Checkbox
        label="Pedírselo a todas las personas del estudio"
        checked={demanded ?? false}
        disabled={busy || demanded === undefined}
        onChange={({ target }) => set(target.checked)}
      />
      <p className="mt-2 max-w-2xl text-ink-soft">
        Quien no lo tenga no abre nada del estudio hasta activarlo en su cuenta. Vos lo necesitás
        antes.
      </p>
    </Card>
  );
}
