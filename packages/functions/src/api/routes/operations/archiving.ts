import { assertSelf } from "@foja/core/kernel/actor";
import { Shelves } from "@foja/core/operations/shelves";
import {
  archiveItems,
  archiveQuery,
  failedItem,
} from "@foja/core/operations/shelves/archiving.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, done, success } from "../../http/answers";
import { body, query } from "../../http/input";
import { route } from "../../http/route";

const ids = z.array(z.string());
const failed = z.array(failedItem);
const archived = done.extend({ archivedIds: ids, failed });
const unarchived = success.extend({
  unarchiveResult: z.object({ unarchivedIds: ids, message: z.string(), failed }),
});

export const archivingRoutes = new Hono()
  .post(
    "/api/subscriptions/archive-items",
    route("user", {
      summary: "Archive cases, contacts, tasks or calculations, answering which were not and why",
      answers: { 200: archived },
    }),
    query(archiveQuery),
    body(archiveItems),
    async (c) => {
      assertSelf(c.req.valid("query").userId);
      const outcome = await Shelves.archiveItems(c.req.valid("json"));
      return answerWith(c, outcome);
    },
  )
  .post(
    "/api/subscriptions/unarchive-items",
    route("user", {
      summary:
        "Unarchive items in their order as far as the plan allows, answering which stayed and why",
      answers: { 200: unarchived },
    }),
    query(archiveQuery),
    body(archiveItems),
    async (c) => {
      assertSelf(c.req.valid("query").userId);
      const unarchiveResult = await Shelves.unarchiveItems(c.req.valid("json"));
      return answerWith(c, { unarchiveResult });
    },
  );
