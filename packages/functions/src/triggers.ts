/**
 * Everything that starts by itself, declared once: the stacks deploy this list and the local
 * runtime runs it. Plain data: no imports, so that either side may read it at no cost.
 */

/** Work done on a clock. `rate` is an EventBridge schedule expression, UTC. */
export type Schedule = { name: string; rate: string; handler: string; timeoutSeconds: number };

/** Work done on the table's changes, in order, in batches; a handler answers partial failures. */
export type Stream = {
  name: string;
  handler: string;
  /** Lambda event filter on the record: kinds of change, and the item types it cares for. */
  eventNames: ("INSERT" | "MODIFY" | "REMOVE")[];
  itemTypes: string[];
  batchSize: number;
  maxRetries: number;
  timeoutSeconds: number;
};

export const schedules: Schedule[] = [
  {
    name: "folders-purge",
    rate: "cron(0 6 * * ? *)",
    handler: "packages/functions/src/jobs/folders-purge.handler",
    timeoutSeconds: 300,
  },
  {
    name: "index-rebuild",
    rate: "cron(0 7 ? * SUN *)",
    handler: "packages/functions/src/jobs/index-rebuild.handler",
    timeoutSeconds: 900,
  },
];

export const streams: Stream[] = [
  {
    name: "mail",
    handler: "packages/functions/src/streams/mail.handler",
    eventNames: ["INSERT"],
    itemTypes: ["mail", "session"],
    batchSize: 10,
    maxRetries: 5,
    timeoutSeconds: 60,
  },
  {
    name: "follow",
    handler: "packages/functions/src/streams/follow.handler",
    eventNames: ["MODIFY", "REMOVE"],
    itemTypes: ["folder"],
    batchSize: 10,
    maxRetries: 5,
    timeoutSeconds: 120,
  },
  {
    name: "search",
    handler: "packages/functions/src/streams/search.handler",
    eventNames: ["INSERT", "MODIFY", "REMOVE"],
    itemTypes: ["folder", "contact", "calculator", "task", "event"],
    batchSize: 100,
    maxRetries: 5,
    timeoutSeconds: 120,
  },
  {
    name: "files",
    handler: "packages/functions/src/streams/files.handler",
    eventNames: ["MODIFY", "REMOVE"],
    itemTypes: ["task"],
    batchSize: 10,
    maxRetries: 10,
    timeoutSeconds: 60,
  },
];
