import { Trash } from "@foja/core/operations/trash";
import { Texts } from "@foja/core/practice/texts";
import { pageQuery, textHit, textPage, textQuery } from "@foja/core/practice/texts/text.schema";
import { Hono } from "hono";
import { answerWith, pageOf, success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

/** Registered before the documents: no identifier is the word «search». */
export const documentSearchRoutes = new Hono()
  .get(
    "/api/documents/search",
    route("user", {
      summary: "Search the text of documents: pages where all words stand, read last first",
      answers: { 200: pageOf("hits", textHit) },
      refuses: [404],
    }),
    query(textQuery),
    async (c) => answerWith(c, await Texts.find(c.req.valid("query"))),
  )
  .get(
    "/api/documents/:id/text",
    route("user", {
      summary: "Get the text of a page of a document as it was read",
      answers: { 200: success.extend(textPage.shape) },
      refuses: [410],
    }),
    query(pageQuery),
    async (c) => {
      const page = (id: string) => Texts.pageOf(id, c.req.valid("query").page);
      return answerWith(c, await Trash.orDeleted("document", c.req.param("id"), page));
    },
  );
