import { Auth } from "@foja/core/accounts/auth";
import { Practices } from "@foja/core/accounts/practices";
import {
  enterPractice,
  joinPractice,
  offer,
  practice,
  renamePractice,
} from "@foja/core/accounts/practices/practice.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { answerMove, entry, move, welcome } from "../../http/entry";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";
import { secretly } from "../../http/secretly";

export const practiceRoutes = new Hono()
  .get(
    "/api/practices",
    route("user", {
      summary: "List the practices of the person, their own first",
      answers: { 200: success.extend({ practices: z.array(practice) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { practices: await Practices.mine() }),
  )
  .put(
    "/api/practices/current",
    route("user", {
      needs: "govern",
      id: "renamePractice",
      summary: "Name the practice, or have it called by who founded it",
      answers: { 200: done },
    }),
    body(renamePractice),
    async (c) => {
      const { name } = c.req.valid("json");
      await Practices.rename(name);
      return answerDone(
        c,
        name === null
          ? "El estudio lleva el nombre de quien lo fundó."
          : "Guardamos el nombre del estudio.",
      );
    },
  )
  .post(
    "/api/auth/practice",
    route("user", {
      id: "enterPractice",
      summary: "Have this session act in another practice of the person",
      answers: { 200: move },
      refuses: [404, 409],
    }),
    body(enterPractice),
    async (c) => {
      const moved = await Practices.enter(c.req.valid("json").practiceId);
      return answerMove(c, moved, "Cambiaste de estudio.");
    },
  )
  .delete(
    "/api/practices/:id",
    route("user", {
      id: "leavePractice",
      summary: "Leave a practice that is not the person's own",
      answers: { 200: move },
      refuses: [404, 409],
    }),
    takesNothing,
    async (c) => answerMove(c, await Practices.leave(c.req.param("id")), "Dejaste el estudio."),
  )
  .get(
    "/api/members/invitations/:token/offer",
    route("public", {
      id: "readInvitation",
      summary: "Read what an invitation to a practice offers to who holds its letter",
      answers: { 200: success.extend({ invitation: offer }) },
      refuses: [404, 429],
    }),
    secretly,
    takesNothing,
    async (c) =>
      answerWith(c, { invitation: await Practices.readInvitation(c.req.param("token")) }),
  )
  .post(
    "/api/members/invitations/:token/accept",
    route("user", {
      id: "acceptInvitation",
      summary: "Become a member of the practice that invited this account, and go on there",
      answers: { 200: move },
      refuses: [403, 404, 409],
    }),
    takesNothing,
    async (c) =>
      answerMove(c, await Practices.accept(c.req.param("token")), "Ya sos parte del estudio."),
  )
  .post(
    "/api/members/invitations/:token/join",
    route("public", {
      id: "joinPractice",
      summary: "Open the account of an invited address, signed in at the practice that invited it",
      answers: { 200: entry },
      refuses: [404, 409, 412, 429],
    }),
    secretly,
    body(joinPractice),
    async (c) => {
      const entered = await Auth.join(c.req.param("token"), c.req.valid("json"));
      return welcome(c, entered, "Ya sos parte del estudio.");
    },
  );
