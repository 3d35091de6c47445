import { Logger } from "@aws-lambda-powertools/logger";
import { context } from "@foja/core/kernel/actor";

type Line = (what: string, fields?: object) => void;

let made: Logger | undefined;

/** The logger behind it, whose level can be set. */
export function logger(): Logger {
  made ??= new Logger({ serviceName: "foja" });
  return made;
}

const lineOf =
  (level: "info" | "warn" | "error"): Line =>
  (what, fields) =>
    logger()[level](what, { requestId: context().requestId, ...fields });

const LINES = { info: lineOf("info"), warn: lineOf("warn"), error: lineOf("error") };

/**
 * The log: JSON lines on standard output, each with the id of the request that it is part of, also
 * where a consumer of the stream goes on with it. Only named fields are logged, never a whole body.
 */
export const log = () => LINES;
