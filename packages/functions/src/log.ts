import { Logger } from "@aws-lambda-powertools/logger";

let logger: Logger | undefined;

/** The log: JSON lines on standard output. What goes in is chosen by name, never a whole body. */
export function log(): Logger {
  logger ??= new Logger({ serviceName: "foja" });
  return logger;
}
