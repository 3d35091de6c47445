import {
  BILLING_ALARM,
  ERRAND_GIVEN_UP,
  LETTERS_STOPPED,
  REQUEST,
} from "@foja/functions/log-lines";
import { Duration } from "aws-cdk-lib";
import { Stats } from "aws-cdk-lib/aws-cloudwatch";
import {
  FilterPattern,
  type IFilterPattern,
  type ILogGroup,
  MetricFilter,
} from "aws-cdk-lib/aws-logs";
import type { Stack } from "sst/constructs";
import type { Watched } from "./metrics";

const period = Duration.minutes(5);

type Counted = Omit<Watched, "metric"> & { pattern: IFilterPattern; logs: ILogGroup[] };

/** Log lines to count, with the number in five minutes that raises an alarm. */
export function ofLogs(
  stack: Stack,
  logs: {
    access: ILogGroup;
    api: ILogGroup;
    letters: ILogGroup[];
    mailEvents: ILogGroup;
    billing: ILogGroup[];
  },
) {
  return [
    count(stack, {
      id: "TooManyRequests",
      alarmDescription:
        "Foja answers 429 to more than a hundred calls in five minutes: see in the log of the API who writes in a loop.",
      // API Gateway logs every value as a text.
      pattern: FilterPattern.stringValue("$.status", "=", "429"),
      logs: [logs.access],
      threshold: 100,
    }),
    count(stack, {
      id: "FailedLogins",
      alarmDescription:
        "More than a hundred sign-ins fail in five minutes: somebody tries passwords. See the addresses in the log of the edge.",
      pattern: FilterPattern.all(
        FilterPattern.stringValue("$.message", "=", REQUEST),
        FilterPattern.stringValue("$.route", "=", "/api/auth/login"),
        FilterPattern.numberValue("$.status", "=", 401),
      ),
      logs: [logs.api],
      threshold: 100,
    }),
    count(stack, {
      id: "LettersGivenUp",
      alarmDescription:
        "A letter or an alert could not go in ten tries and was given up: look for «errand given up» in the logs of deliver and letters-sweep.",
      pattern: FilterPattern.stringValue("$.message", "=", ERRAND_GIVEN_UP),
      logs: logs.letters,
      threshold: 1,
    }),
    count(stack, {
      id: "LettersStopped",
      alarmDescription:
        "Letters to people outside a practice are held back: SES reported those of one practice as bounced or unwanted, or all together reached the ceiling of the day. Look for «letters stopped» in the logs of mail-events, deliver and letters-sweep.",
      pattern: FilterPattern.stringValue("$.message", "=", LETTERS_STOPPED),
      logs: [logs.mailEvents, ...logs.letters],
      threshold: 1,
    }),
    count(stack, {
      id: "BillingNeedsSomebody",
      alarmDescription:
        "Stripe has a price that Foja does not know, two subscriptions of one practice, or a dispute: look for «billing needs somebody» in the logs of api, subscription-stir, downgrades-apply and subscriptions-reconcile.",
      pattern: FilterPattern.stringValue("$.message", "=", BILLING_ALARM),
      logs: logs.billing,
      threshold: 1,
    }),
  ];
}

function count(stack: Stack, { pattern, logs, ...watched }: Counted): Watched {
  const where = { metricNamespace: `Foja/${stack.stage}`, metricName: watched.id };
  const filters = logs.map(
    (logGroup, n) =>
      new MetricFilter(stack, `${watched.id}Filter${n}`, {
        ...where,
        logGroup,
        filterPattern: pattern,
      }),
  );
  const [first] = filters;
  if (!first) throw new Error(`no log in which to count ${watched.id}`);
  return { ...watched, metric: first.metric({ period, statistic: Stats.SUM }) };
}
