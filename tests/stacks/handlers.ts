import {
  campaignsQueue,
  mailEvents,
  mailIn,
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
  mailIn,
];

const others = [
  "packages/functions/src/causas/handler.handler",
  ...triggered.map(({ handler }) => handler),
];

/** The one that carries the programs that read documents. */
const READER = "packages/functions/src/reactions/text-read.handler";

/** The functions that this run bundles as a deployment would: these two, and a part of the others. */
export const bundledHandlers: string[] = [...new Set([API, READER, ...drawn(others, 1 / 8)])];
