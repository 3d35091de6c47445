import { Notices } from "@foja/core/sharing/notices";
import {
  createNotice,
  decidedNotice,
  decideNotice,
  listNotices,
  notice,
} from "@foja/core/sharing/notices/notice.schema";
import { Hono } from "hono";
import { answerWith, pageOf, success } from "../../http/answers";
import { body, query } from "../../http/input";
import { route } from "../../http/route";

const told = success.extend({ notice: decidedNotice });

export const noticeRoutes = new Hono()
  .get(
    "/api/notices",
    route("user", {
      summary: "List the sentences for clients: those that wait, were approved or dismissed",
      answers: { 200: pageOf("notices", notice) },
    }),
    query(listNotices),
    async (c) => answerWith(c, await Notices.list(c.req.valid("query"))),
  )
  .post(
    "/api/notices",
    route("user", {
      summary: "Write a sentence to the clients of a case, and tell them",
      refuses: [404],
      answers: { 201: told },
    }),
    body(createNotice),
    async (c) => answerWith(c, { notice: await Notices.create(c.req.valid("json")) }, 201),
  )
  .patch(
    "/api/notices/:id",
    route("user", {
      summary: "Change the words of a sentence that waits, approve or dismiss it",
      refuses: [412],
      answers: { 200: told },
    }),
    body(decideNotice),
    async (c) => {
      const decided = await Notices.decide(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { notice: decided });
    },
  );
