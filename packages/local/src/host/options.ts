import type { Reaction, Schedule, Stream } from "@foja/functions/triggers";
import type { DatabaseOptions } from "../aws/dynamo/start";
import type { LoadHandler } from "../aws/lambda";
import type { QueueOptions } from "../aws/queue/queue";
import type { SocketLimits } from "../aws/sockets/gateway";
import type { PumpOptions } from "../aws/streams/stream-pump";

/** What a runtime is started with; every part has a default. */
export type RuntimeOptions = {
  /** 0, as by default, takes a free one. */
  port?: number;
  /** Where everything is kept; without it, a temporary folder that goes away at the end. */
  dataDir?: string;
  /** The database to start, or the endpoint of one; it keeps its files in `dataDir`. */
  database?: Omit<DatabaseOptions, "dataDir">;
  tableName?: string;
  seed?: boolean;
  /** Whether the official series of rates are put there: they belong to no practice. */
  series?: boolean;
  /** Gives the folder of the built web app; left out, no web app is served. */
  web?: () => Promise<string | undefined>;
  /** Other triggers and functions than the product's own. */
  triggers?: { schedules: Schedule[]; streams: Stream[]; reactions?: Reaction[] };
  load?: LoadHandler;
  backoff?: PumpOptions["backoff"];
  /** Other limits than API Gateway's, and how long the guard's seconds take: for tests. */
  sockets?: SocketLimits & Pick<QueueOptions, "delay">;
};
