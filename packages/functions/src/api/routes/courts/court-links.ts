import { Causas } from "@foja/core/courts/causas";
import { causa, portal, preview, unlinkCausa } from "@foja/core/courts/causas/causa.schema";
import { chooseFollowed, followed, followedQuery } from "@foja/core/courts/causas/followed.schema";
import { folder, linkCausa, previewCausa } from "@foja/core/practice/folders/folder.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerWith, success } from "../../http/answers";
import { body, ifMatch, query, takesNoBody, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ folder });

/** The links between the cases of a practice and court files. */
export const courtLinkRoutes = new Hono()
  .put(
    "/api/folders/link-causa/:id",
    route("user", {
      summary: "Link a case with its court file in the PJN or the MEV",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(linkCausa),
    async (c) => {
      const linked = await Causas.link(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "folder", linked);
    },
  )
  .post(
    "/api/folders/link-causa/preview",
    route("user", {
      needs: "read",
      summary: "Ask a court what it has under a number, before a case is linked with it",
      reads: true,
      refuses: [429],
      answers: { 200: success.extend({ preview }) },
    }),
    body(previewCausa),
    async (c) => answerWith(c, { preview: await Causas.preview(c.req.valid("json")) }),
  )
  .delete(
    "/api/folders/link-causa/:id",
    route("user", {
      needs: "write",
      id: "unlinkCausa",
      summary: "Unlink a case from its court file, keeping or removing what arrived from it",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    query(unlinkCausa),
    takesNoBody,
    async (c) => {
      const { movements } = c.req.valid("query");
      const left = await Causas.unlink(c.req.param("id"), movements, ifMatch(c));
      return answer(c, "folder", left);
    },
  )
  .get(
    "/api/folders/:id/causa",
    route("user", {
      summary: "Get the court file a case is linked with, and how its portal is doing",
      answers: {
        200: success.extend({
          causa: causa.nullable(),
          portal: portal.nullable(),
          confirmed: z.boolean(),
          followed: z.boolean(),
        }),
      },
    }),
    takesNothing,
    async (c) => answerWith(c, await Causas.ofFolder(c.req.param("id"))),
  )
  .get(
    "/api/causas/followed",
    route("user", {
      summary: "List which linked cases the plan follows at the courts, or another plan would",
      answers: { 200: success.extend({ courts: followed }) },
    }),
    query(followedQuery),
    takesNoBody,
    async (c) => answerWith(c, { courts: await Causas.followed(c.req.valid("query").planId) }),
  )
  .put(
    "/api/causas/followed",
    route("user", {
      id: "chooseFollowed",
      summary: "Choose the cases that the plan follows before others",
      refuses: [412],
      answers: { 200: success.extend({ courts: followed }) },
    }),
    body(chooseFollowed),
    async (c) =>
      answerWith(c, { courts: await Causas.chooseFollowed(c.req.valid("json").folderIds) }),
  )
  .get(
    "/api/portals",
    route("user", {
      summary: "List the portals of the courts, and how each is doing",
      answers: { 200: success.extend({ portals: z.array(portal) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { portals: await Causas.portals() }),
  );
