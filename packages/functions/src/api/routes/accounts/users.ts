import { Users } from "@foja/core/accounts/users";
import { getUser, lightData, listUsers, user } from "@foja/core/accounts/users/user.schema";
import { assertSelf } from "@foja/core/kernel/actor";
import { Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ user, lightData: lightData.optional() });
const page = success.extend({ users: z.array(user), nextCursor: z.string().optional() });

export const userRoutes = new Hono()
  .get(
    "/api/users",
    route("admin", { summary: "Todas las personas, las últimas primero", answers: { 200: page } }),
    query(listUsers),
    async (c) => c.json({ success: true as const, ...(await Users.list(c.req.valid("query"))) }),
  )
  .get(
    "/api/users/:userId",
    route("user", {
      summary: "Los datos propios; un administrador, los de cualquiera",
      answers: { 200: one },
    }),
    query(getUser),
    async (c) => {
      const id = c.req.param("userId");
      assertSelf(id);
      const { includeLightData = false } = c.req.valid("query");
      return c.json({ success: true as const, ...(await Users.get(id, includeLightData)) });
    },
  );
