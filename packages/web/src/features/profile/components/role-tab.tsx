import { useMay } from "~/lib/session/may";
import { DemandCard } from "./demand-card";
import { InvitationsCard } from "./invitations-card";
import { MembersCard } from "./members-card";
import { PracticeNameCard } from "./practice-name-card";
import { PracticesCard } from "./practices-card";
import { ReservedCard } from "./reserved-card";
import { RoleCard } from "./role-card";

/** The person's role in the practice, its other members, and the person's other practices. */
export function RoleTab() {
  const mayGovern = useMay("govern");
  return (
    <div className="space-y-6">
      <RoleCard />
      {mayGovern && <PracticeNameCard />}
      <MembersCard />
      {mayGovern && <InvitationsCard />}
      {mayGovern && <DemandCard />}
      {mayGovern && <ReservedCard />}
      <PracticesCard />
    </div>
  );
}
