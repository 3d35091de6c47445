import {
  campaignsQueue,
  mailEvents,
  reactions,
  schedules,
  socketGuard,
  sockets,
  streams,
  taxQueue,
} from "@foja/functions/triggers";
import { drawn } from "../harness/draw";

const API = "packages/functions/src/api/handler.handler";

/** All that starts a function by itself: each has one of its own. */
export const triggered = [
  ...schedules,
  ...streams,
  ...reactions,
  sockets,
  socketGuard,
  taxQueue,
  campaignsQueue,
  mailEvents,
];

const others = [
  "packages/functions/src/causas/handler.handler",
  ...triggered.map(({ handler }) => handler),
];

/** The functions that this run bundles as a deployment would: the API, and a part of the others. */
export const bundledHandlers: string[] = [API, ...drawn(others, 1 / 8)];
