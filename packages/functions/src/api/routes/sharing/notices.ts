import { Notices } from "@foja/core/sharing/notices";
import {
  createNotice,
  decidedNotice,
  decideNotice,
  listNotices,
  notice,
} from "@foja/core/sharing/notices/notice.schema";
import { changeNoticeSetting, noticeSetting } from "@foja/core/sharing/notices/settings.schema";
import { changeWhatsapp, whatsapp } from "@foja/core/sharing/whatsapp/message.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, pageOf, success } from "../../http/answers";
import { body, query, takesNothing } from "../../http/input";
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
  .get(
    "/api/notice-settings",
    route("user", {
      summary: "Read what the practice tells clients of each kind, and which kinds go out alone",
      answers: { 200: success.extend({ settings: z.array(noticeSetting) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { settings: await Notices.settings() }),
  )
  .patch(
    "/api/notice-settings/:kind",
    route("user", {
      needs: "govern",
      summary: "Change what the practice tells of a kind, or whether it goes out alone",
      answers: { 200: success.extend({ setting: noticeSetting }) },
    }),
    body(changeNoticeSetting),
    async (c) => {
      const setting = await Notices.changeSetting(c.req.param("kind"), c.req.valid("json"));
      return answerWith(c, { setting });
    },
  )
  .get(
    "/api/whatsapp",
    route("user", {
      summary:
        "Read whether notices go by WhatsApp, what that cost, and what became of the last ones",
      answers: { 200: success.extend({ whatsapp }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { whatsapp: await Notices.whatsapp() }),
  )
  .patch(
    "/api/whatsapp",
    route("user", {
      needs: "govern",
      summary: "Have notices go by WhatsApp from the stage's number, or no longer",
      answers: { 200: success.extend({ whatsapp }) },
    }),
    body(changeWhatsapp),
    async (c) => answerWith(c, { whatsapp: await Notices.changeWhatsapp(c.req.valid("json")) }),
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
