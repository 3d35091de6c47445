import { Trash } from "@foja/core/operations/trash";
import { listTrash, trashed } from "@foja/core/operations/trash/trash.schema";
import { Hono } from "hono";
import { answerDone, answerWith, done, pageOf } from "../../http/answers";
import { query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const trashRoutes = new Hono()
  .get(
    "/api/trash",
    route("user", {
      id: "listTrash",
      summary: "List what the practice deleted and can restore, the last deleted first",
      answers: { 200: pageOf("trash", trashed) },
    }),
    query(listTrash),
    async (c) => answerWith(c, await Trash.list(c.req.valid("query"))),
  )
  .delete(
    "/api/trash/:id",
    route("user", {
      id: "deleteForGood",
      summary: "Remove a deleted record for good; a case with all that went along with it",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Trash.removeForGood(c.req.param("id"));
      return answerDone(c, "Se eliminó para siempre.");
    },
  );
