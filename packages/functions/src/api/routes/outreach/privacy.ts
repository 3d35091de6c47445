import { ownHand } from "@foja/core/accounts/auth/own-hand.schema";
import { useUser } from "@foja/core/kernel/actor";
import { Erasures } from "@foja/core/outreach/erasures";
import { erasure } from "@foja/core/outreach/erasures/erasure.schema";
import { Exports } from "@foja/core/outreach/exports";
import { exportRow } from "@foja/core/outreach/exports/export.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const asked = done.extend({ export: exportRow });
const link = success.extend({ url: z.string() });
const list = success.extend({ exports: z.array(exportRow) });
const waiting = done.extend({ erasure });

const PREPARING = "Estamos preparando la descarga. Te avisamos por e-mail cuando esté.";
const UNDONE = "La cuenta ya no se borra.";

export const privacyRoutes = new Hono()
  .post(
    "/api/privacy/export",
    route("user", {
      id: "askExport",
      fresh: true,
      summary: "Ask for a ZIP with all that is held on the account",
      answers: { 201: asked },
      refuses: [409, 429],
    }),
    takesNothing,
    async (c) => {
      const row = await Exports.ask(useUser().userId);
      return answerWith(c, { export: row, message: PREPARING }, 201);
    },
  )
  .get(
    "/api/privacy/exports",
    route("user", {
      id: "listExports",
      summary:
        "List the exports of the account, with the addresses of their ZIPs to a fresh session",
      answers: { 200: list },
    }),
    takesNothing,
    async (c) => answerWith(c, { exports: await Exports.list() }),
  )
  .post(
    "/api/privacy/exports/:id/link",
    route("user", {
      id: "linkExport",
      fresh: true,
      summary: "Make the address of a ZIP of the account anew",
      answers: { 200: link },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answerWith(c, { url: await Exports.link(c.req.param("id")) }),
  )
  .post(
    "/api/privacy/erasure",
    route("user", {
      id: "askErasure",
      fresh: true,
      summary: "Ask for the account and all that is in it to be erased in five days",
      answers: { 201: waiting },
      refuses: [409, 412, 429],
    }),
    body(ownHand),
    async (c) => {
      const one = await Erasures.askOwn(c.req.valid("json"));
      const message = "Tu cuenta se borra dentro de 5 días. Hasta entonces podés deshacerlo.";
      return answerWith(c, { erasure: one, message }, 201);
    },
  )
  .delete(
    "/api/privacy/erasure",
    route("user", {
      id: "undoErasure",
      summary: "Take the erasure of the account back, while it waits",
      answers: { 200: done },
      refuses: [409, 412],
    }),
    takesNothing,
    async (c) => {
      await Erasures.undoOwn();
      return answerDone(c, UNDONE);
    },
  )
  .get(
    "/api/admin/users/:userId/exports",
    route("admin", {
      id: "listPersonExports",
      summary: "List the exports of an account, without the addresses of their ZIPs",
      answers: { 200: list },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answerWith(c, { exports: await Exports.listWithoutLinks(c.req.param("userId")) }),
  )
  .post(
    "/api/admin/users/:userId/exports",
    route("admin", {
      id: "askPersonExport",
      fresh: true,
      summary: "Ask for an export in the name of an account, which alone can fetch it",
      answers: { 201: asked },
      refuses: [404, 409, 429],
    }),
    takesNothing,
    async (c) => {
      const row = await Exports.ask(c.req.param("userId"), useUser().userId);
      const message = "Se está preparando. Le avisamos por e-mail cuando esté.";
      return answerWith(c, { export: row, message }, 201);
    },
  )
  .post(
    "/api/admin/users/:userId/erasure",
    route("admin", {
      id: "askPersonErasure",
      fresh: true,
      summary: "Ask for an account to be erased in five days, in its name",
      answers: { 201: waiting },
      refuses: [404, 409, 412],
    }),
    takesNothing,
    async (c) => {
      const one = await Erasures.askFor(c.req.param("userId"));
      const message = "Se borra dentro de 5 días. Le avisamos por e-mail.";
      return answerWith(c, { erasure: one, message }, 201);
    },
  )
  .delete(
    "/api/admin/users/:userId/erasure",
    route("admin", {
      id: "undoPersonErasure",
      summary: "Take the erasure of an account back, while it waits",
      answers: { 200: done },
      refuses: [404, 409, 412],
    }),
    takesNothing,
    async (c) => {
      await Erasures.undo(c.req.param("userId"));
      return answerDone(c, UNDONE);
    },
  );
