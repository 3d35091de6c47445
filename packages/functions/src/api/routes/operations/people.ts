import { People } from "@foja/core/operations/people";
import { changePerson, person, recount } from "@foja/core/operations/people/people.schema";
import { Hono } from "hono";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const answers = { 200: success.extend({ person }) };

export const peopleRoutes = new Hono()
  .get(
    "/api/admin/users/:userId",
    route("admin", {
      id: "getPerson",
      summary: "Get an account with its plan, open sessions and what administrators did to it",
      answers,
      refuses: [404],
    }),
    takesNothing,
    async (c) => answerWith(c, { person: await People.get(c.req.param("userId")) }),
  )
  .patch(
    "/api/admin/users/:userId",
    route("admin", {
      id: "changePerson",
      summary: "Deactivate an account, which ends its sessions, or open it again",
      answers,
      refuses: [404, 409],
    }),
    body(changePerson),
    async (c) => {
      const changed = await People.change(c.req.param("userId"), c.req.valid("json"));
      return answerWith(c, { person: changed });
    },
  )
  .delete(
    "/api/admin/users/:userId/sessions",
    route("admin", {
      id: "endPersonSessions",
      summary: "End every session of an account",
      answers: { 200: done },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      await People.endSessions(c.req.param("userId"));
      return answerDone(c, "Cerramos todas sus sesiones.");
    },
  )
  .post(
    "/api/admin/storage/recalculate/user/:userId",
    route("admin", {
      id: "recalculateStorage",
      summary: "Count a practice's files anew from the objects themselves",
      answers: { 200: success.extend({ storage: recount }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answerWith(c, { storage: await People.recountStorage(c.req.param("userId")) }),
  );
