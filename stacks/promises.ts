import { Duration } from "aws-cdk-lib";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import type { Stack } from "sst/constructs";

/** What the product promises, and how often it has to keep it. */
type Promised = {
  name: string;
  /** In one sentence, what is kept. */
  says: string;
  /** In percent of calls, or of five-minute spans. */
  objective: number;
  /** The share that broke it, from 0 to 1, as one number over the time shown: metric math. */
  broken: string;
  metrics: Record<string, cloudwatch.IMetric>;
};

const period = Duration.minutes(5);
/** Over how long a promise is measured, and its budget spent. */
const SPAN = "-P28D";
const WIDTH = 24;

/** The share of five-minute spans in which something was wrong: of metrics that count what is. */
const spansWith = (condition: string): string => `AVG(IF(${condition}, 1, 0))`;

/**
 * One dashboard with a row for each promise: its objective, how often it was kept in 28 days, how much of
 * the budget of errors is left, and the course of what it is measured by.
 */
export function showPromises(stack: Stack, promises: readonly Promised[]): void {
  const dashboard = new cloudwatch.Dashboard(stack, "Promises", {
    dashboardName: `${stack.stage}-foja-promises`,
    start: SPAN,
  });
  for (const promised of promises) dashboard.addWidgets(...rowOf(promised));
}

function rowOf({ name, says, objective, broken, metrics }: Promised): cloudwatch.IWidget[] {
  const math = (label: string, expression: string) =>
    new cloudwatch.MathExpression({ label, expression, usingMetrics: metrics, period });
  const allowed = (100 - objective) / 100;
  const one = (title: string, expression: string) =>
    new cloudwatch.SingleValueWidget({
      ...{ title, width: 5, height: 5 },
      metrics: [math("%", expression)],
    });
  return [
    new cloudwatch.TextWidget({
      ...{ width: 5, height: 5 },
      markdown: `## ${name}\n${says}\n\nObjective: **${objective} %** in 28 days. Runbook: docs/runbook.md`,
    }),
    one(`${name}: kept`, `100 * (1 - ${broken})`),
    one(`${name}: budget left`, `100 * (1 - ${broken} / ${allowed.toFixed(4)})`),
    new cloudwatch.GraphWidget({
      ...{ title: name, width: WIDTH - 15, height: 5 },
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

/** The five promises of Foja, with what each is measured by. */
export function promisesOf({ watched, calls, refused, rounds }: Measured): Promised[] {
  return [
    {
      ...{ name: "Answers", objective: 99.9, says: "A call to the API is not answered with 5xx." },
      broken: "(SUM(FILL(refused, 0)) / SUM(FILL(calls, 0)))",
      metrics: { calls, refused },
    },
    {
      ...{ name: "Alerts on time", objective: 99.5 },
      says: "What follows from a change is told within a minute.",
      broken: spansWith(
        "FILL(deliver, 0) >= 60000 || FILL(derive, 0) >= 60000 || FILL(ring, 0) > 0",
      ),
      metrics: {
        deliver: watched("DeliverIteratorAge"),
        derive: watched("DeriveIteratorAge"),
        ring: watched("DeadlinesRingErrors"),
      },
    },
    {
      ...{ name: "Mail", objective: 99.5, says: "No letter is given up or held back." },
      broken: spansWith("FILL(lost, 0) > 0 || FILL(stopped, 0) > 0"),
      metrics: { lost: watched("LettersGivenUp"), stopped: watched("LettersStopped") },
    },
    {
      ...{ name: "Courts", objective: 99, says: "A round that reads the courts ends." },
      broken: "(SUM(FILL(failed, 0)) / SUM(FILL(rounds, 0)))",
      metrics: { rounds, failed: watched("CourtSyncErrors") },
    },
    {
      ...{ name: "Money", objective: 99.9 },
      says: "No invoice is left at ARCA's door, and no payment needs somebody.",
      broken: spansWith("FILL(tax, 0) > 0 || FILL(asking, 0) > 0 || FILL(billing, 0) > 0"),
      metrics: {
        tax: watched("TaxAuthoriseDeadLetters"),
        asking: watched("TaxAuthoriseErrors"),
        billing: watched("BillingNeedsSomebody"),
      },
    },
  ];
}
