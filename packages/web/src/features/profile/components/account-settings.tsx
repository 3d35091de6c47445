import { PlanCard } from "~/components/plan-card";
import { DeactivateCard } from "./deactivate-card";
import { KeyboardCard } from "./keyboard-card";
import { SessionsCard } from "./sessions-card";

/** The plan, the devices, the keyboard, and the way out. */
export function AccountSettings() {
  return (
    <div className="space-y-6">
      <PlanCard>
        <p className="mt-5 border-t pt-4 text-ink-soft">
          La contratación de otros planes llega más adelante; hasta entonces no se cobra nada.
        </p>
      </PlanCard>
      <SessionsCard />
      <KeyboardCard />
      <DeactivateCard />
    </div>
  );
}
