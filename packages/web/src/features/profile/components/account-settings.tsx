import { DeactivateCard } from "./deactivate-card";
import { KeyboardCard } from "./keyboard-card";
import { PlanUsageCard } from "./plan-usage-card";
import { SessionsCard } from "./sessions-card";

/** The plan, the devices, the keyboard, and the way out. */
export function AccountSettings() {
  return (
    <div className="space-y-6">
      <PlanUsageCard />
      <SessionsCard />
      <KeyboardCard />
      <DeactivateCard />
    </div>
  );
}
