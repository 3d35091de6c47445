import { type NagPackSuppressionAppliesTo, NagSuppressions } from "cdk-nag";
import type { IConstruct } from "constructs";

/**
 * Accepts one finding of cdk-nag on one construct and what is inside it by now, for the reason
 * given. `appliesTo` names the exact actions or resources, so that a wider grant is found again.
 */
export function accept(
  on: IConstruct,
  id: string,
  reason: string,
  appliesTo?: NagPackSuppressionAppliesTo[],
): void {
  NagSuppressions.addResourceSuppressions(on, [{ id, reason, appliesTo }], true);
}
