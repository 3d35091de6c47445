import { Menu } from "@foja/core/operations/menu";
import { menu } from "@foja/core/operations/menu/menu.schema";
import { Hono } from "hono";
import { answerWith, success } from "../../http/answers";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const menuRoutes = new Hono().get(
  "/api/menu/dashboard",
  route("user", {
    id: "readMenu",
    summary: "Read the menu of the role and the plan, with how many are to be dealt with",
    answers: { 200: success.extend({ menu }) },
  }),
  takesNothing,
  async (c) => answerWith(c, { menu: await Menu.read() }),
);
