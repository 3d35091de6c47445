import { LETTER_GIVEN_UP, REQUEST } from "@foja/functions/log-lines";
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

/** Lines of our own logs that are counted, and from how many on in five minutes they are bad. */
export function ofLogs(
  stack: Stack,
  logs: { access: ILogGroup; api: ILogGroup; letters: ILogGroup[] },
) {
  return [
    count(stack, {
      id: "TooManyRequests",
      alarmDescription:
        "Foja responde 429 a más de cien pedidos en cinco minutos: mirá en el registro de la API quién escribe en un bucle.",
      // API Gateway writes every value of its log as a text.
      pattern: FilterPattern.stringValue("$.status", "=", "429"),
      logs: [logs.access],
      threshold: 100,
    }),
    count(stack, {
      id: "FailedLogins",
      alarmDescription:
        "Fallan más de cien ingresos en cinco minutos: alguien prueba contraseñas. Mirá las direcciones en el registro del borde.",
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
        "Un correo no salió tras diez intentos y se abandonó: buscá «letter given up» en los registros de deliver y letters-sweep.",
      pattern: FilterPattern.stringValue("$.message", "=", LETTER_GIVEN_UP),
      logs: logs.letters,
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
