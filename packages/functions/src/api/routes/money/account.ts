import { Ledger } from "@foja/core/money/ledger";
import {
  createEntry,
  createPlan,
  createQuota,
  entry,
  plan,
  readAccount,
  reverseEntry,
  standing,
} from "@foja/core/money/ledger/ledger.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const oneEntry = success.extend({ entry });
const onePlan = success.extend({ plan });

export const accountRoutes = new Hono()
  .get(
    "/api/folders/:id/account",
    route("user", {
      summary: "Get the account of a case: its balances, entries by day, and instalment plans",
      answers: {
        200: pageOf("entries", entry).extend({ ...standing.shape, plans: z.array(plan) }),
      },
    }),
    query(readAccount),
    async (c) => answerWith(c, await Ledger.account(c.req.param("id"), c.req.valid("query"))),
  )
  .get(
    "/api/folders/:id/account/balance",
    route("user", {
      summary: "Get the balances of a case's account",
      answers: { 200: success.extend(standing.shape) },
    }),
    takesNothing,
    async (c) => answerWith(c, await Ledger.standing(c.req.param("id"))),
  )
  .post(
    "/api/folders/:id/account/entries",
    route("user", {
      summary: "Book an entry into the account of a case",
      answers: { 201: oneEntry },
      headers: ["Idempotency-Key"],
    }),
    body(createEntry),
    idempotent,
    async (c) => {
      const made = await Ledger.create(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { entry: made }, 201);
    },
  )
  .post(
    "/api/folders/:id/account/entries/:entryId/reverse",
    route("user", {
      summary: "Take an entry back with its opposite, once",
      answers: { 201: oneEntry },
      headers: ["Idempotency-Key"],
    }),
    body(reverseEntry),
    idempotent,
    async (c) => {
      const { id, entryId } = c.req.param();
      const { reason } = c.req.valid("json");
      return answerWith(c, { entry: await Ledger.reverse(id, entryId, reason ?? null) }, 201);
    },
  )
  .post(
    "/api/folders/:id/account/quota-litis",
    route("user", {
      summary: "Book the fee of a cuota litis: a percent of a calculation saved in the case",
      answers: { 201: oneEntry },
      headers: ["Idempotency-Key"],
    }),
    body(createQuota),
    idempotent,
    async (c) => {
      const made = await Ledger.createQuota(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { entry: made }, 201);
    },
  )
  .post(
    "/api/folders/:id/account/plans",
    route("user", {
      summary: "Agree a plan of instalments over a fee or an amount",
      answers: { 201: onePlan },
      headers: ["Idempotency-Key"],
    }),
    body(createPlan),
    idempotent,
    async (c) => {
      const made = await Ledger.createPlan(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { plan: made }, 201);
    },
  )
  .post(
    "/api/folders/:id/account/plans/:planId/cancel",
    route("user", {
      summary: "Cancel what is unpaid of a plan of instalments",
      answers: { 200: onePlan },
    }),
    takesNothing,
    async (c) => {
      const { id, planId } = c.req.param();
      return answerWith(c, { plan: await Ledger.cancelPlan(id, planId) });
    },
  );
