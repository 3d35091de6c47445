import { Texts } from "@foja/core/practice/texts";
import { textHit, textQuery } from "@foja/core/practice/texts/text.schema";
import { Hono } from "hono";
import { answerWith, pageOf } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

/** Registered before the documents: no identifier is the word «search». */
export const documentSearchRoutes = new Hono().get(
  "/api/documents/search",
  route("user", {
    summary: "Search the text of documents: pages where all words stand, read last first",
    answers: { 200: pageOf("hits", textHit) },
    refuses: [404],
  }),
  query(textQuery),
  async (c) => answerWith(c, await Texts.find(c.req.valid("query"))),
);
