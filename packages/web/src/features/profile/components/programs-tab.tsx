import { useMay } from "~/lib/session/may";
import { EndpointsCard } from "./endpoints-card";
import { KeysCard } from "./keys-card";
import { ProposalsCard } from "./proposals-card";

/** The doors of programs: what they propose, their keys, and what they are told. */
export function ProgramsTab() {
  const decides = useMay("govern");
  return (
    <div className="space-y-6">
      <ProposalsCard />
      <KeysCard />
      {decides && <EndpointsCard />}
    </div>
  );
}
