import { Duration } from "aws-cdk-lib";
import type { HttpApi, WebSocketApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { type ITable, Operation } from "aws-cdk-lib/aws-dynamodb";
import type { Function as Lambda } from "aws-cdk-lib/aws-lambda";
import type { IConfigurationSet } from "aws-cdk-lib/aws-ses";
import type { IQueue } from "aws-cdk-lib/aws-sqs";

/** A metric with its alarm threshold. */
export type Watched = {
  id: string;
  alarmDescription: string;
  metric: IMetric;
  threshold: number;
  evaluationPeriods?: number;
};

const period = Duration.minutes(5);

/** The share of a limit at which somebody is told, while there is still room. */
const NEARLY = 0.8;

/**
 * Failures, slowness and throttles of a function; and how much of the executions it uses that are reserved for it,
 * if any are.
 */
export function ofFunction(id: string, handler: Lambda, reserved?: number): Watched[] {
  const limit = handler.timeout;
  if (!limit) throw new Error(`${id} has no time limit`);
  return [
    {
      id: `${id}Errors`,
      alarmDescription: `${id} ends with an error: see its log and its trace in X-Ray.`,
      metric: handler.metricErrors({ period }),
      threshold: 1,
    },
    {
      id: `${id}Duration`,
      alarmDescription: `One in a hundred runs of ${id} takes four fifths of its ${limit.toSeconds()} seconds or more: what takes longer is cut off.`,
      metric: handler.metricDuration({ period, statistic: Stats.percentile(99) }),
      threshold: NEARLY * limit.toMilliseconds(),
    },
    {
      id: `${id}Throttles`,
      alarmDescription: `${id} cannot run: the account, or what is reserved for it, has no room.`,
      metric: handler.metricThrottles({ period }),
      threshold: 1,
    },
    ...(reserved ? [concurrency(`${id}Concurrency`, `${id} runs`, reserved, handler)] : []),
  ];
}

/** The executions at the same time of all functions of the account, of its limit. */
export const ofAccount = (limit: number): Watched =>
  concurrency("AccountConcurrency", "All functions of the account together run", limit);

function concurrency(id: string, what: string, limit: number, handler?: Lambda): Watched {
  return {
    id,
    alarmDescription: `${what} ${NEARLY * limit} times at once or more, of ${limit}: ask AWS for more, or see who calls.`,
    metric: new Metric({
      namespace: "AWS/Lambda",
      metricName: "ConcurrentExecutions",
      ...(handler && { dimensionsMap: { FunctionName: handler.functionName } }),
      statistic: Stats.MAXIMUM,
      period,
    }),
    threshold: NEARLY * limit,
  };
}

/** A consumer's delay behind the table's changes. */
export function ofStream(id: string, handler: Lambda): Watched {
  return {
    id: `${id}IteratorAge`,
    alarmDescription: `${id} is a minute or more behind the changes of the table.`,
    metric: handler.metric("IteratorAge", { period, statistic: Stats.MAXIMUM }),
    threshold: Duration.minutes(1).toMilliseconds(),
  };
}

/** Messages in a dead-letter queue. */
export function ofQueue(id: string, queue: IQueue): Watched {
  return {
    id: `${id}DeadLetters`,
    alarmDescription: `${id} left work undone in its queue of failures: read it and decide.`,
    metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    threshold: 1,
  };
}

/** Errors and latency of an API. */
export function ofApi(id: string, api: HttpApi): Watched[] {
  const calls = api.metricCount({ period, statistic: Stats.SUM });
  const errors = api.metricServerError({ period, statistic: Stats.SUM });
  const expression = "IF(calls > 0, 100 * errors / calls, 0)";
  return [
    {
      id: `${id}ServerErrors`,
      alarmDescription: `More than 1 % of the calls to ${id} are answered with 5xx.`,
      metric: new MathExpression({
        expression,
        usingMetrics: { errors, calls },
        period,
        label: "5xx (%)",
      }),
      threshold: 1,
    },
    {
      id: `${id}ClientErrors`,
      alarmDescription: `A third of the calls to ${id}, or more, are answered with 4xx for a quarter of an hour: a broken version, or somebody who tries doors.`,
      metric: new MathExpression({
        // With few requests a share means nothing.
        expression: "IF(calls >= 100, 100 * refused / calls, 0)",
        usingMetrics: { calls, refused: api.metricClientError({ period, statistic: Stats.SUM }) },
        period,
        label: "4xx (%)",
      }),
      threshold: 33,
      evaluationPeriods: 3,
    },
    {
      id: `${id}Latency`,
      alarmDescription: `One in a hundred calls to ${id} takes three seconds or more, for a quarter of an hour.`,
      metric: api.metricLatency({ period, statistic: Stats.percentile(99) }),
      threshold: 3000,
      evaluationPeriods: 3,
    },
  ];
}

/** Failed invocations of the sockets' function. */
export function ofSockets(api: WebSocketApi): Watched {
  return {
    id: "SocketsExecutionErrors",
    alarmDescription: "API Gateway cannot call the function of the sockets: see its log.",
    metric: api.metric("ExecutionError", { period, statistic: Stats.SUM }),
    threshold: 5,
  };
}

// An alarm reads ten metrics at most: these are the operations that Foja uses.
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/** Throttles and failures of the table. */
export function ofTable(table: ITable): Watched[] {
  return [
    {
      id: "TableThrottles",
      alarmDescription: "DynamoDB throttles requests: look for a very hot key.",
      metric: table.metricThrottledRequestsForOperations({ operations, period }),
      threshold: 1,
    },
    {
      id: "TableSystemErrors",
      alarmDescription: "DynamoDB fails by itself: see the health of AWS in the region.",
      metric: table.metricSystemErrorsForOperations({ operations, period }),
      threshold: 1,
    },
  ];
}

/** Bounces and complaints: SES suspends an account at 10 % and 0.5 %. */
export function ofMail(set: IConfigurationSet): Watched[] {
  const rate = (metricName: string) =>
    new Metric({
      namespace: "AWS/SES",
      metricName,
      dimensionsMap: { "ses:configuration-set": set.configurationSetName },
      statistic: Stats.MAXIMUM,
      period: Duration.hours(1),
    });
  return [
    {
      id: "MailBounces",
      alarmDescription: "Of the mail 5 % bounces, or more: SES suspends the account at 10 %.",
      metric: rate("Reputation.BounceRate"),
      threshold: 0.05,
    },
    {
      id: "MailComplaints",
      alarmDescription: "Of the mail 0.1 % is marked as unwanted, or more: SES suspends at 0.5 %.",
      metric: rate("Reputation.ComplaintRate"),
      threshold: 0.001,
    },
  ];
}
