import { Duration } from "aws-cdk-lib";
import type { HttpApi, WebSocketApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { type ITable, Operation } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { IConfigurationSet } from "aws-cdk-lib/aws-ses";
import type { IQueue } from "aws-cdk-lib/aws-sqs";

/** A metric with the value from which it is bad. */
export type Watched = {
  id: string;
  alarmDescription: string;
  metric: IMetric;
  threshold: number;
  evaluationPeriods?: number;
};

const period = Duration.minutes(5);

/** A function that fails, or that may not run. */
export function ofFunction(id: string, handler: IFunction): Watched[] {
  return [
    {
      id: `${id}Errors`,
      alarmDescription: `${id} termina con error: mirá su registro y su traza en X-Ray.`,
      metric: handler.metricErrors({ period }),
      threshold: 1,
    },
    {
      id: `${id}Throttles`,
      alarmDescription: `${id} no puede ejecutarse: la cuenta llegó a su límite de concurrencia.`,
      metric: handler.metricThrottles({ period }),
      threshold: 1,
    },
  ];
}

/** A consumer that falls behind the table's changes. */
export function ofStream(id: string, handler: IFunction): Watched {
  return {
    id: `${id}IteratorAge`,
    alarmDescription: `${id} va más de cinco minutos atrasado respecto de los cambios de la tabla.`,
    metric: handler.metric("IteratorAge", { period, statistic: Stats.MAXIMUM }),
    threshold: Duration.minutes(5).toMilliseconds(),
  };
}

/** Work that failed for good. */
export function ofQueue(id: string, queue: IQueue): Watched {
  return {
    id: `${id}DeadLetters`,
    alarmDescription: `${id} dejó trabajo sin hacer en su cola de fallas: leelo y decidí.`,
    metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    threshold: 1,
  };
}

/** An API that fails or is slow. */
export function ofApi(id: string, api: HttpApi): Watched[] {
  const calls = api.metricCount({ period, statistic: Stats.SUM });
  const errors = api.metricServerError({ period, statistic: Stats.SUM });
  const expression = "IF(calls > 0, 100 * errors / calls, 0)";
  return [
    {
      id: `${id}ServerErrors`,
      alarmDescription: `Más del 1 % de los pedidos a ${id} responde 5xx.`,
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
      alarmDescription: `Un tercio de los pedidos a ${id}, o más, responde 4xx desde hace un cuarto de hora: una versión rota o alguien que prueba puertas.`,
      metric: new MathExpression({
        // Of a handful of calls a third says nothing.
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
      alarmDescription: `Uno de cada cien pedidos a ${id} tarda tres segundos o más, desde hace un cuarto de hora.`,
      metric: api.metricLatency({ period, statistic: Stats.percentile(99) }),
      threshold: 3000,
      evaluationPeriods: 3,
    },
  ];
}

/** Sockets whose function cannot be called. */
export function ofSockets(api: WebSocketApi): Watched {
  return {
    id: "SocketsExecutionErrors",
    alarmDescription: "API Gateway no puede llamar a la función de los sockets: mirá su registro.",
    metric: api.metric("ExecutionError", { period, statistic: Stats.SUM }),
    threshold: 5,
  };
}

// An alarm reads ten metrics at most: these are the operations that the practice uses.
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/** A table that refuses or fails. */
export function ofTable(table: ITable): Watched[] {
  return [
    {
      id: "TableThrottles",
      alarmDescription: "DynamoDB rechaza pedidos por exceso: buscá una clave muy caliente.",
      metric: table.metricThrottledRequestsForOperations({ operations, period }),
      threshold: 1,
    },
    {
      id: "TableSystemErrors",
      alarmDescription: "DynamoDB falla por su cuenta: mirá el estado de AWS en la región.",
      metric: table.metricSystemErrorsForOperations({ operations, period }),
      threshold: 1,
    },
  ];
}

/** Mail that bounces or bothers: SES stops an account at 10 % and 0.5 %. */
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
      alarmDescription: "Rebota el 5 % del correo o más: SES suspende la cuenta al 10 %.",
      metric: rate("Reputation.BounceRate"),
      threshold: 0.05,
    },
    {
      id: "MailComplaints",
      alarmDescription:
        "El 0,1 % del correo o más se marca como no deseado: SES suspende al 0,5 %.",
      metric: rate("Reputation.ComplaintRate"),
      threshold: 0.001,
    },
  ];
}
