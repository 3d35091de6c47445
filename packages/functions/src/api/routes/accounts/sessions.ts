import { Sessions } from "@foja/core/accounts/sessions";
import { renameSession, session } from "@foja/core/accounts/sessions/session.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const sessionRoutes = new Hono()
  .get(
    "/api/sessions",
    route("user", {
      summary: "List the devices where the account is signed in",
      answers: { 200: success.extend({ sessions: z.array(session) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { sessions: await Sessions.list() }),
  )
  .delete(
    "/api/sessions",
    route("user", { summary: "End every session but this one", answers: { 200: done } }),
    takesNothing,
    async (c) => {
      await Sessions.endOthers();
      return answerDone(c, "Cerramos las demás sesiones.");
    },
  )
  .delete(
    "/api/sessions/:id",
    route("user", { summary: "End one session", answers: { 200: done } }),
    takesNothing,
    async (c) => {
      await Sessions.end(c.req.param("id"));
      return answerDone(c, "Sesión cerrada correctamente");
    },
  )
  .patch(
    "/api/sessions/current",
    route("user", {
      summary: "Mark this session as seen now, and name its device where the body says a name",
      refuses: [412],
      answers: { 200: success.extend({ session }) },
    }),
    body(renameSession),
    async (c) => {
      const touched = await Sessions.touch(c.req.valid("json"));
      return answerWith(c, { session: touched });
    },
  );
