import {
  keptExpression,
  keptTitle,
  leftExpression,
  leftTitle,
  PROMISE_NAMES,
  PROMISED_DAYS,
  PROMISED_SPAN_S,
  PROMISES,
  type PromiseName,
} from "@foja/core/operations/status/promises.rules";
import { Duration } from "aws-cdk-lib";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import type { Stack } from "sst/constructs";

type Metrics = Record<string, cloudwatch.IMetric>;

const period = Duration.seconds(PROMISED_SPAN_S);
const WIDTH = 24;

/** The dashboard's name, which the API knows before it is deployed. */
export const promisesName = ({ stage }: Stack) => `${stage}-foja-promises`;

/** The dashboard's ARN: dashboards have no region. */
export const promisesArn = (stack: Stack) =>
  stack.formatArn({
    ...{ service: "cloudwatch", region: "", resource: "dashboard" },
    resourceName: promisesName(stack),
  });

/**
 * One dashboard with a row for each promise: its objective, how often it was kept in 28 days, how much of
 * the budget of errors is left, and the course of what it is measured by.
 */
export function showPromises(stack: Stack, measured: Record<PromiseName, Metrics>): void {
  const dashboard = new cloudwatch.Dashboard(stack, "Promises", {
    dashboardName: promisesName(stack),
    start: `-P${PROMISED_DAYS}D`,
  });
  for (const name of PROMISE_NAMES) dashboard.addWidgets(...rowOf(name, measured[name]));
}

/** In one sentence, what is kept. */
const SAYS: Record<PromiseName, string> = {
  answers: "A call to the API is not answered with 5xx.",
  alerts: "What follows from a change is told within a minute.",
  mail: "No letter is given up or held back.",
  courts: "A round that reads the courts ends.",
  money: "No invoice is left at ARCA's door, and no payment needs somebody.",
};

function rowOf(name: PromiseName, metrics: Metrics): cloudwatch.IWidget[] {
  const { title, objective } = PROMISES[name];
  const one = (heading: string, expression: string) =>
    new cloudwatch.SingleValueWidget({
      ...{ title: heading, width: 5, height: 5 },
      metrics: [
        new cloudwatch.MathExpression({ label: "%", expression, usingMetrics: metrics, period }),
      ],
    });
  return [
    new cloudwatch.TextWidget({
      ...{ width: 5, height: 5 },
      markdown: `## ${title}\n${SAYS[name]}\n\nObjective: **${objective} %** in ${PROMISED_DAYS} days. Runbook: docs/runbook.md`,
    }),
    one(keptTitle(name), keptExpression(name)),
    one(leftTitle(name), leftExpression(name)),
    new cloudwatch.GraphWidget({
      ...{ title, width: WIDTH - 15, height: 5 },
      left: Object.values(metrics),
    }),
  ];
}

/** What the five promises are measured by: metrics that alarms watch, by the alarm's name. */
type Measured = {
  watched: (alarm: string) => cloudwatch.IMetric;
  calls: cloudwatch.IMetric;
  refused: cloudwatch.IMetric;
  rounds: cloudwatch.IMetric;
};

/** By promise, what it is measured by: the ids are those of its expression. */
export function measuring({ watched, calls, refused, rounds }: Measured) {
  return {
    answers: { calls, refused },
    alerts: {
      deliver: watched("DeliverIteratorAge"),
      derive: watched("DeriveIteratorAge"),
      ring: watched("DeadlinesRingErrors"),
    },
    mail: { lost: watched("LettersGivenUp"), stopped: watched("LettersStopped") },
    courts: { rounds, failed: watched("CourtSyncErrors") },
    money: {
      tax: watched("TaxAuthoriseDeadLetters"),
      asking: watched("TaxAuthoriseErrors"),
      billing: watched("BillingNeedsSomebody"),
    },
  } satisfies Record<PromiseName, Metrics>;
}
