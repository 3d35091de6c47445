import { Search } from "@foja/core/practice/search";
import { searchQuery, searchResult } from "@foja/core/practice/search/search.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

export const searchRoutes = new Hono().get(
  "/api/search",
  route("user", {
    summary: "Search cases, contacts and all that is entered in cases",
    answers: { 200: success.extend({ results: z.array(searchResult) }) },
  }),
  query(searchQuery),
  async (c) => {
    const results = await Search.find(c.req.valid("query"));
    return answerWith(c, { results });
  },
);
