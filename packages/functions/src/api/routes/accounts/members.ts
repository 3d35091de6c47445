import { Practices } from "@foja/core/accounts/practices";
import {
  changeMember,
  demandFactor,
  invitation,
  inviteMember,
  member,
  removeMember,
} from "@foja/core/accounts/practices/practice.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, query, takesNoBody, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const memberRoutes = new Hono()
  .get(
    "/api/members",
    route("user", {
      needs: "read",
      summary: "List the people of the practice, its founder first",
      answers: { 200: success.extend({ members: z.array(member), factorDemanded: z.boolean() }) },
    }),
    takesNothing,
    async (c) => {
      const [members, factorDemanded] = await Promise.all([
        Practices.members(),
        Practices.isDemanded(),
      ]);
      return answerWith(c, { members, factorDemanded });
    },
  )
  .put(
    "/api/members/second-factor",
    route("user", {
      needs: "govern",
      fresh: true,
      id: "demandSecondFactor",
      summary: "Demand a second factor of everybody of the practice, or no more",
      answers: { 200: done },
      refuses: [409],
    }),
    body(demandFactor),
    async (c) => {
      const { demanded } = c.req.valid("json");
      await Practices.demand(demanded);
      return answerDone(
        c,
        demanded
          ? "Desde ahora el estudio pide el segundo factor."
          : "El estudio ya no pide el segundo factor.",
      );
    },
  )
  .post(
    "/api/members",
    route("user", {
      needs: "govern",
      fresh: true,
      id: "inviteMember",
      summary: "Invite the person of an address to the practice",
      answers: { 201: success.extend({ invitation }) },
      refuses: [403, 409],
    }),
    body(inviteMember),
    async (c) => {
      const sent = await Practices.invite(c.req.valid("json"));
      return answerWith(c, { invitation: sent }, 201);
    },
  )
  .get(
    "/api/members/invitations",
    route("user", {
      needs: "govern",
      id: "listInvitations",
      summary: "List the invitations to the practice that wait for an answer",
      answers: { 200: success.extend({ invitations: z.array(invitation) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { invitations: await Practices.invitations() }),
  )
  .delete(
    "/api/members/invitations/:id",
    route("user", {
      needs: "govern",
      id: "revokeInvitation",
      summary: "Take an invitation to the practice back",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Practices.revoke(c.req.param("id"));
      return answerDone(c, "Anulamos la invitación.");
    },
  )
  .patch(
    "/api/members/:id",
    route("user", {
      needs: "govern",
      fresh: true,
      summary: "Give somebody of the practice another role",
      answers: { 200: done },
      refuses: [409],
    }),
    body(changeMember),
    async (c) => {
      await Practices.changeRole(c.req.param("id"), c.req.valid("json").role);
      return answerDone(c, "Cambiamos su rol.");
    },
  )
  .delete(
    "/api/members/:id",
    route("user", {
      needs: "govern",
      fresh: true,
      summary: "Remove somebody from the practice, at once",
      answers: { 200: done },
      refuses: [409],
    }),
    query(removeMember),
    takesNoBody,
    async (c) => {
      await Practices.dismiss(c.req.param("id"), c.req.valid("query").successor);
      return answerDone(c, "Esa persona ya no es parte del estudio.");
    },
  );
