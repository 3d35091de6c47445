import type { Reaction, Schedule, Stream } from "@foja/functions/triggers";
import type { DatabaseOptions } from "../aws/dynamo/start";
import type { LoadHandler } from "../aws/lambda";
import type { QueueOptions } from "../aws/queue/queue";
import type { SocketLimits } from "../aws/sockets/gateway";
import type { PumpOptions } from "../aws/streams/stream-pump";

/** The options of a runtime; each has a default. */
export type RuntimeOptions = {
  /** 0, the default, takes a free port. */
  port?: number;
  /** The port that people open, when another server stands in front: `npm run dev`. */
  frontPort?: number;
  /** The folder for all data; without it, a temporary one that is deleted at the end. */
  dataDir?: string;
  /** The kind of database to start, or the endpoint of one that runs. */
  database?: Omit<DatabaseOptions, "dataDir">;
  tableName?: string;
  /** The port of the SMTP server that takes mail in; 0, the default, takes a free one. */
  smtpPort?: number;
  seed?: boolean;
  /** Whether to load the official series of rates. */
  series?: boolean;
  /** Resolves to the folder of the built web app; without it, no web app is served. */
  web?: () => Promise<string | undefined>;
  /** Triggers and functions other than the product's. */
  triggers?: { schedules: Schedule[]; streams: Stream[]; reactions?: Reaction[] };
  load?: LoadHandler;
  backoff?: PumpOptions["backoff"];
  /** For tests: limits other than API Gateway's, and how long the queue's seconds last. */
  sockets?: SocketLimits & Pick<QueueOptions, "delay">;
};
