import { Users } from "@foja/core/accounts/users";
import {
  getUser,
  lightData,
  listedUser,
  listUsers,
  user,
} from "@foja/core/accounts/users/user.schema";
import { assertPerson, useUser } from "@foja/core/kernel/actor";
import { Hono } from "hono";
import { answerWith, pageOf, success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ user, lightData: lightData.optional() });
const page = pageOf("users", listedUser);

export const userRoutes = new Hono()
  .get(
    "/api/users",
    route("admin", {
      summary: "List every account that fits what is asked, newest first",
      answers: { 200: page },
    }),
    query(listUsers),
    async (c) => answerWith(c, await Users.list(c.req.valid("query"))),
  )
  .get(
    "/api/users/:userId",
    route("user", {
      summary: "Get one's own account; an administrator, anybody's",
      refuses: [404],
      answers: { 200: one },
    }),
    query(getUser),
    async (c) => {
      const id = c.req.param("userId");
      if (useUser().role !== "ADMIN_ROLE") assertPerson(id);
      const { includeLightData = false } = c.req.valid("query");
      return answerWith(c, await Users.get(id, includeLightData));
    },
  );
