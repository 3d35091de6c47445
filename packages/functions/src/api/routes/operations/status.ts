import { Status } from "@foja/core/operations/status";
import { serverStatus } from "@foja/core/operations/status/status.schema";
import { Hono } from "hono";
import {
  campaignsQueue,
  mailEvents,
  reactions,
  schedules,
  socketGuard,
  streams,
  taxQueue,
} from "../../../triggers";
import { answerWith, success } from "../../http/answers";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** Everything that has a dead-letter queue of its own. */
const names = [
  ...streams,
  ...reactions,
  ...schedules,
  socketGuard,
  taxQueue,
  campaignsQueue,
  mailEvents,
].map(({ name }) => name);

export const statusRoutes = new Hono().get(
  "/api/admin/server-status",
  route("admin", {
    summary: "Read how the server does: table, streams, dead letters, jobs, mail and vendors",
    answers: { 200: success.extend({ status: serverStatus }) },
  }),
  takesNothing,
  async (c) => answerWith(c, { status: await Status.read({ schedules, names }) }),
);
