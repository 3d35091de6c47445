import { type NagPackSuppressionAppliesTo, NagSuppressions } from "cdk-nag";
import type { IConstruct } from "constructs";

/**
 * Suppresses one finding of cdk-nag on a construct and its present children, for the given reason.
 * `appliesTo` names the exact actions or resources, so that a wider grant is reported again.
 */
export function accept(
  on: IConstruct,
  id: string,
  reason: string,
  appliesTo?: NagPackSuppressionAppliesTo[],
): void {
  NagSuppressions.addResourceSuppressions(on, [{ id, reason, appliesTo }], true);
}
