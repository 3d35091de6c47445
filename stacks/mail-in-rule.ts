import type { Stack } from "sst/constructs";

/** The names of the set of rules and of its one rule: the bucket's policy names them. */
export const ruleNames = (stage: string) => ({ set: `foja-${stage}`, rule: "letters" });

/** The one rule that may write letters and call the function. */
export function ruleArn(stack: Stack): string {
  const { set, rule } = ruleNames(stack.stage);
  return stack.formatArn({
    service: "ses",
    resource: "receipt-rule-set",
    resourceName: `${set}:receipt-rule/${rule}`,
  });
}
