import { Trash } from "@foja/core/operations/trash";
import { Incoming } from "@foja/core/practice/incoming";
import {
  letter,
  listedLetter,
  listLetters,
  replyLetter,
  updateLetter,
} from "@foja/core/practice/incoming/letter.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const listed = success.extend({ letter: listedLetter });

export const letterRoutes = new Hono()
  .get(
    "/api/letters",
    route("user", {
      summary:
        "List the letters of a case, those without one, or those of the practice, newest first; with the practice's own address",
      answers: {
        200: pageOf("letters", listedLetter).extend({ mailAddress: z.string().nullable() }),
      },
      refuses: [404],
    }),
    query(listLetters),
    async (c) => answerWith(c, await Incoming.list(c.req.valid("query"))),
  )
  .get(
    "/api/letters/:id",
    route("user", {
      summary: "Get a letter with its text",
      answers: { 200: success.extend({ letter }) },
      refuses: [410],
    }),
    takesNothing,
    async (c) => {
      const found = await Trash.orDeleted("letter", c.req.param("id"), Incoming.get);
      return answer(c, "letter", found);
    },
  )
  .patch(
    "/api/letters/:id",
    route("user", {
      summary: "Put a letter and its files in a case, or take it out of one",
      answers: { 200: listed },
      headers: ["If-Match"],
    }),
    body(updateLetter),
    async (c) => {
      const changed = await Incoming.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "letter", changed);
    },
  )
  .delete(
    "/api/letters/:id",
    route("user", {
      summary: "Delete a letter; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Incoming.remove(c.req.param("id"));
      return answerDone(c, "Correo eliminado. Podés deshacerlo durante 30 días.");
    },
  )
  .post(
    "/api/letters/:id/restore",
    route("user", { summary: "Restore a deleted letter", answers: { 200: listed } }),
    takesNothing,
    async (c) => answer(c, "letter", await Incoming.restore(c.req.param("id"))),
  )
  .get(
    "/api/letters/:id/original",
    route("user", {
      summary: "Get an address, valid for one minute, to download a letter from as it came",
      answers: { 200: success.extend({ url: z.string() }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { url: await Incoming.original(c.req.param("id")) }),
  )
  .post(
    "/api/letters/:id/reply",
    route("user", {
      summary: "Answer a letter in its conversation; the answer is kept in the case",
      answers: { 201: listed },
      headers: ["Idempotency-Key"],
    }),
    body(replyLetter),
    idempotent,
    async (c) => {
      const answered = await Incoming.reply(c.req.param("id"), c.req.valid("json"));
      return created(c, "letter", answered);
    },
  );
