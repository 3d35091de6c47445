import { Sessions } from "@foja/core/accounts/sessions";
import { Support } from "@foja/core/outreach/support";
import {
  announceScreenshot,
  changeConsultation,
  consultation,
  listConsultations,
  pace,
  writeConsultation,
} from "@foja/core/outreach/support/consultation.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { answer, answerWith, done, pageOf, success } from "../../http/answers";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ supportContact: consultation });
const upload = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

/** The author, where the request has a valid token; otherwise a visitor. */
async function writer(c: Context): Promise<string | null> {
  const token = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!token) return null;
  const actor = await Sessions.authenticate(token).catch(() => undefined);
  return actor?.userId ?? null;
}

export const supportRoutes = new Hono()
  .post(
    "/api/support-contacts",
    route("public", {
      id: "writeToSupport",
      summary: "Write to support",
      answers: { 201: done.extend({ number: z.number().int() }) },
      refuses: [429],
    }),
    body(writeConsultation),
    async (c) => {
      const number = await Support.write(c.req.valid("json"), await writer(c));
      const message = `Recibimos tu consulta n.º ${number}. Te respondemos dentro de las 24 horas.`;
      return answerWith(c, { message, number }, 201);
    },
  )
  .post(
    "/api/support-contacts/screenshots",
    route("public", {
      id: "announceSupportScreenshot",
      summary: "Make room for a picture that goes with a consultation",
      answers: { 201: success.extend({ screenshot: z.string(), upload }) },
      refuses: [429],
    }),
    body(announceScreenshot),
    async (c) => answerWith(c, await Support.announce(c.req.valid("json")), 201),
  )
  .get(
    "/api/support-contacts",
    route("admin", {
      id: "listSupportContacts",
      summary: "List what was written to support, the newest first, and how soon it was answered",
      answers: { 200: pageOf("supportContacts", consultation).extend({ paces: z.array(pace) }) },
    }),
    query(listConsultations),
    async (c) => answerWith(c, await Support.list(c.req.valid("query"))),
  )
  .get(
    "/api/support-contacts/:id",
    route("admin", {
      id: "getSupportContact",
      summary: "Get one consultation",
      answers: { 200: one },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answer(c, "supportContact", await Support.find(c.req.param("id"))),
  )
  .patch(
    "/api/support-contacts/:id",
    route("admin", {
      id: "changeSupportContact",
      summary: "Change a consultation: assign, answer, close or open it again",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [404],
    }),
    body(changeConsultation),
    async (c) => {
      const changed = await Support.change(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "supportContact", changed);
    },
  )
  .get(
    "/api/support-contacts/:id/screenshot",
    route("admin", {
      id: "getSupportScreenshot",
      summary: "Get an address at which the picture of a consultation can be had for five minutes",
      answers: { 200: success.extend({ url: z.string() }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answerWith(c, { url: await Support.screenshotOf(c.req.param("id")) }),
  );
