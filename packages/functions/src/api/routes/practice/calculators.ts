import { assertSelf } from "@foja/core/kernel/actor";
import { Trash } from "@foja/core/operations/trash";
import { Calculators } from "@foja/core/practice/calculators";
import {
  anyResult,
  calculator,
  computeCalculator,
  createCalculator,
  difference,
  earlierComputation,
  filterCalculators,
  listCalculators,
  listVersions,
  partialCalculator,
  recomputeCalculator,
  updateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ calculator });
const page = pageOf("calculators", partialCalculator);
const computed = success.extend({ result: anyResult, verification: z.string() });

const computing = new Hono()
  .post(
    "/api/calculators/compute",
    route("user", {
      needs: "read",
      summary: "Compute a settlement, interest or a deadline without saving it",
      reads: true,
      answers: { 200: computed },
    }),
    body(computeCalculator),
    async (c) => {
      const { result, verification } = await Calculators.compute(c.req.valid("json"));
      return answerWith(c, { result: result as never, verification });
    },
  )
  .post(
    "/api/calculators",
    route("user", {
      summary: "Compute and save a calculation; figures that the body carries are ignored",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createCalculator),
    idempotent,
    async (c) => created(c, "calculator", await Calculators.create(c.req.valid("json"))),
  )
  .post(
    "/api/calculators/:id/recompute",
    route("user", {
      summary:
        "Recompute a calculation with today's rules and series, answering what changed and why",
      answers: { 200: one.extend({ difference }) },
    }),
    body(recomputeCalculator),
    async (c) => {
      const anew = await Calculators.recompute(c.req.param("id"), c.req.valid("json"));
      return answer(c, "calculator", anew.calculator, { difference: anew.difference });
    },
  )
  .get(
    "/api/calculators/:id/versions",
    route("user", {
      summary: "List the earlier figures of a calculation, latest first",
      answers: { 200: pageOf("versions", earlierComputation) },
    }),
    query(listVersions),
    async (c) => answerWith(c, await Calculators.earlier(c.req.param("id"), c.req.valid("query"))),
  );

const records = new Hono()
  .get(
    "/api/calculators/user/:userId",
    route("user", {
      summary: "List the calculations of the practice, newest first",
      answers: { 200: page },
    }),
    query(listCalculators),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return answerWith(c, await Calculators.list(c.req.valid("query")));
    },
  )
  .get(
    "/api/calculators/filter",
    route("user", {
      summary: "Filter calculations by case, group, person, type or class",
      refuses: [400],
      answers: { 200: page },
    }),
    query(filterCalculators),
    async (c) => answerWith(c, await Calculators.filter(c.req.valid("query"))),
  )
  .get(
    "/api/calculators/:id",
    route("user", {
      summary: "Get a calculation with the figures it was saved with",
      answers: { 200: one },
      refuses: [410],
    }),
    takesNothing,
    async (c) =>
      answer(
        c,
        "calculator",
        await Trash.orDeleted("calculator", c.req.param("id"), Calculators.get),
      ),
  )
  .put(
    "/api/calculators/:id",
    route("user", {
      summary:
        "Change the fields of a calculation that the body carries; new variables are computed anew",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateCalculator),
    async (c) => {
      const changed = await Calculators.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "calculator", changed);
    },
  )
  .delete(
    "/api/calculators/:id",
    route("user", {
      summary: "Delete a calculation; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Calculators.remove(c.req.param("id"));
      return answerDone(c, "Cálculo eliminado. Podés deshacerlo durante 30 días.");
    },
  )
  .post(
    "/api/calculators/:id/restore",
    route("user", { summary: "Restore a deleted calculation", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "calculator", await Calculators.restore(c.req.param("id"))),
  );

export const calculatorRoutes = new Hono().route("/", computing).route("/", records);
