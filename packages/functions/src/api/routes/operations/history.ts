import { History } from "@foja/core/operations/history";
import {
  donePage,
  historyPage,
  listDone,
  listHistory,
  undoChange,
} from "@foja/core/operations/history/history.schema";
import { Hono } from "hono";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, query } from "../../http/input";
import { route } from "../../http/route";

export const historyRoutes = new Hono()
  .get(
    "/api/history",
    route("user", {
      id: "listHistoryByPerson",
      summary: "List what somebody of the practice did, whatever the record, the latest first",
      answers: { 200: success.extend(donePage.shape) },
      refuses: [403, 404],
    }),
    query(listDone),
    async (c) => answerWith(c, await History.byPerson(c.req.valid("query"))),
  )
  .get(
    "/api/history/:id",
    route("user", {
      id: "listHistory",
      summary: "List what was done to a record, field by field, the latest first",
      answers: { 200: success.extend(historyPage.shape) },
    }),
    query(listHistory),
    async (c) => answerWith(c, await History.list(c.req.param("id"), c.req.valid("query"))),
  )
  .post(
    "/api/history/:id/undo",
    route("user", {
      id: "undoChange",
      summary: "Write back what the fields of a change held before it",
      answers: { 200: done },
    }),
    body(undoChange),
    async (c) => {
      await History.undo(c.req.param("id"), c.req.valid("json"));
      return answerDone(c, "Se deshizo el cambio.");
    },
  );
