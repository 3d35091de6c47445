import { Logger } from "@aws-lambda-powertools/logger";

let logger: Logger | undefined;

/** The log: JSON lines on standard output. Only named fields are logged, never a whole body. */
export function log(): Logger {
  logger ??= new Logger({ serviceName: "foja" });
  return logger;
}
