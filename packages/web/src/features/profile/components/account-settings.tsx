import type { ReactNode } from "react";
import { DeactivateCard } from "./deactivate-card";
import { KeyboardCard } from "./keyboard-card";
import { OwnDataCard } from "./own-data-card";
import { SessionsCard } from "./sessions-card";

/** The subscription, the devices, the keyboard, and the deactivation. */
export function AccountSettings({ subscription }: { subscription: ReactNode }) {
  return (
    <div className="space-y-6">
      {subscription}
      <SessionsCard />
      <KeyboardCard />
      <DeactivateCard />
      <OwnDataCard />
    </div>
  );
}
