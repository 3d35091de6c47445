import { useUser } from "@foja/core/kernel/actor";
import { AppError } from "@foja/core/kernel/error";
import { Statistics } from "@foja/core/operations/statistics";
import {
  act,
  askStatistics,
  caseAccount,
  caseEntry,
  caseFacts,
  dayDocument,
  listAccounts,
  listActs,
  listCaseFacts,
  listEntries,
  listHistoryDays,
  statistics,
  userStats,
} from "@foja/core/operations/statistics/statistics.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, pageOf, success } from "../../http/answers";
import { names } from "../../http/if-none-match";
import { query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** Allows only the practice itself, also to administrators. Throws `auth.forbidden`. */
function assertOwn(userId: string): void {
  if (useUser().userId === userId) return;
  throw new AppError("auth.forbidden", "No tienes permisos para ver esta información");
}

export const statisticsRoutes = new Hono()
  .get(
    "/api/stats/unified/:userId",
    route("user", {
      id: "readStatistics",
      summary: "Read the figures of the practice, of all sections or of those asked for",
      answers: { 200: success.extend({ data: statistics }) },
      headers: ["If-None-Match"],
      refuses: [403],
    }),
    query(askStatistics),
    async (c) => {
      assertOwn(c.req.param("userId"));
      const data = await Statistics.unified(c.req.valid("query").sections);
      const { etag } = data.cacheInfo;
      c.header("ETag", `"${etag}"`);
      if (names(c.req.header("if-none-match"), etag)) return c.body(null, 304) as never;
      return answerWith(c, { data });
    },
  )
  .get(
    "/api/stats/cases/:userId",
    route("user", {
      id: "listCaseFacts",
      summary: "List open cases that are quiet, with the term that runs, or that lack a task",
      answers: { 200: pageOf("cases", caseFacts) },
      refuses: [403],
    }),
    query(listCaseFacts),
    async (c) => {
      assertOwn(c.req.param("userId"));
      return answerWith(c, await Statistics.caseFacts(c.req.valid("query")));
    },
  )
  .get(
    "/api/stats/acts/:userId",
    route("user", {
      id: "listActs",
      summary: "List the movements and notices of a month in all cases, the latest first",
      answers: { 200: pageOf("acts", act) },
      refuses: [403],
    }),
    query(listActs),
    async (c) => {
      assertOwn(c.req.param("userId"));
      return answerWith(c, await Statistics.acts(c.req.valid("query")));
    },
  )
  .get(
    "/api/stats/accounts/:userId",
    route("user", {
      needs: "money",
      id: "listCaseAccounts",
      summary: "List the cases in whose account something is owed or held",
      answers: { 200: pageOf("accounts", caseAccount) },
      refuses: [403],
    }),
    query(listAccounts),
    async (c) => {
      assertOwn(c.req.param("userId"));
      return answerWith(c, await Statistics.accounts(c.req.valid("query")));
    },
  )
  .get(
    "/api/stats/entries/:userId",
    route("user", {
      needs: "money",
      id: "listCaseEntries",
      summary: "List what was charged and paid in a month in the accounts of all cases",
      answers: { 200: pageOf("entries", caseEntry) },
      refuses: [403],
    }),
    query(listEntries),
    async (c) => {
      assertOwn(c.req.param("userId"));
      return answerWith(c, await Statistics.entries(c.req.valid("query")));
    },
  )
  .get(
    "/api/stats/history/:userId/list",
    route("user", {
      id: "listStatisticsDays",
      summary: "List the documents of past days, the latest first; a day without one has a gap",
      answers: { 200: success.extend({ data: z.array(dayDocument) }) },
      refuses: [403],
    }),
    query(listHistoryDays),
    async (c) => {
      assertOwn(c.req.param("userId"));
      return answerWith(c, { data: await Statistics.history(c.req.valid("query").limit) });
    },
  )
  .get(
    "/api/stats/history/:userId/document/:documentId",
    route("user", {
      id: "getStatisticsDay",
      summary: "Get the document of a past day",
      answers: { 200: success.extend({ data: dayDocument }) },
      refuses: [403, 404],
    }),
    takesNothing,
    async (c) => {
      assertOwn(c.req.param("userId"));
      return answerWith(c, { data: await Statistics.dayDocument(c.req.param("documentId")) });
    },
  )
  .get(
    "/api/user-stats/user",
    route("user", {
      id: "getUserStats",
      summary: "Count the records of the practice, and say its storage and plan",
      answers: { 200: success.extend({ data: userStats }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { data: await Statistics.userStats() }),
  );
