import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import * as iam from "aws-cdk-lib/aws-iam";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Stack } from "sst/constructs";

/** The service that publishes alarms about cost. */
export const budgets = new iam.ServicePrincipal("budgets.amazonaws.com");

/**
 * Watches the account's monthly cost (USD): raises an alarm at 80 % of the budget, and when the
 * forecast exceeds it.
 */
export function watchCost(stack: Stack, topic: ITopic, monthlyUsd: number): void {
  topic.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [budgets],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
  );
  const notify = (notificationType: string, threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      thresholdType: "PERCENTAGE",
      comparisonOperator: "GREATER_THAN",
    },
    subscribers: [{ subscriptionType: "SNS", address: topic.topicArn }],
  });
  new CfnBudget(stack, "Budget", {
    budget: {
      budgetName: `${stack.stage}-foja`,
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: monthlyUsd, unit: "USD" },
    },
    notificationsWithSubscribers: [notify("ACTUAL", 80), notify("FORECASTED", 100)],
  });
}
