import { Scheduling } from "@foja/core/agenda/scheduling";
import { assertSelf } from "@foja/core/kernel/actor";
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
  partialCalculator,
  recomputeCalculator,
  updateCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ calculator });
const several = success.extend({ calculators: z.array(partialCalculator) });
const page = several.extend({ nextCursor: z.string().optional() });
const computed = success.extend({ result: anyResult, verification: z.string() });

function shown(c: Context, found: z.output<typeof calculator>) {
  etag(c, found);
  return { success: true as const, calculator: found };
}

const computing = new Hono()
  .post(
    "/api/calculators/compute",
    route("user", {
      summary: "Calcular sin guardar: una liquidación, intereses o un plazo",
      answers: { 200: computed },
    }),
    body(computeCalculator),
    async (c) => {
      const { result, verification } = await Calculators.compute(c.req.valid("json"));
      return c.json({ success: true as const, result: result as never, verification });
    },
  )
  .post(
    "/api/calculators",
    route("user", {
      summary: "Calcular y guardar; los importes que vengan se ignoran",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createCalculator),
    idempotent,
    async (c) => c.json(shown(c, await Calculators.create(c.req.valid("json"))), 201),
  )
  .post(
    "/api/calculators/:id/recompute",
    route("user", {
      summary: "Calcular de nuevo con las reglas y series de hoy; dice qué cambió y por qué",
      answers: { 200: one.extend({ difference }) },
    }),
    body(recomputeCalculator),
    async (c) => {
      const anew = await Scheduling.recompute(c.req.param("id"), c.req.valid("json"));
      return c.json({ ...shown(c, anew.calculator), difference: anew.difference });
    },
  )
  .get(
    "/api/calculators/:id/versions",
    route("user", {
      summary: "Las cifras que un cálculo tuvo antes, las últimas primero",
      answers: { 200: success.extend({ versions: z.array(earlierComputation) }) },
    }),
    async (c) => {
      const versions = await Calculators.earlier(c.req.param("id"));
      return c.json({ success: true as const, versions });
    },
  );

const records = new Hono()
  .get(
    "/api/calculators/user/:userId",
    route("user", {
      summary: "Los cálculos del estudio, los más nuevos primero",
      answers: { 200: page },
    }),
    query(listCalculators),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return c.json({ success: true as const, ...(await Calculators.list(c.req.valid("query"))) });
    },
  )
  .get(
    "/api/calculators/filter",
    route("user", {
      summary: "Los cálculos de una causa, de un grupo o todos; de un tipo o clase",
      answers: { 200: several },
    }),
    query(filterCalculators),
    async (c) => {
      const calculators = await Calculators.filter(c.req.valid("query"));
      return c.json({ success: true as const, calculators });
    },
  )
  .get(
    "/api/calculators/:id",
    route("user", {
      summary: "Un cálculo, con las cifras con que se guardó",
      answers: { 200: one },
    }),
    async (c) => c.json(shown(c, await Calculators.get(c.req.param("id")))),
  )
  .put(
    "/api/calculators/:id",
    route("user", {
      summary: "Cambiar los datos que vengan; con otras variables se calcula de nuevo",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateCalculator),
    async (c) => {
      const changed = await Calculators.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return c.json(shown(c, changed));
    },
  )
  .delete(
    "/api/calculators/:id",
    route("user", {
      summary: "Eliminar un cálculo; se puede deshacer por 30 días",
      answers: { 200: done },
    }),
    async (c) => {
      await Calculators.remove(c.req.param("id"));
      return c.json(ok("Cálculo eliminado. Podés deshacerlo durante 30 días."));
    },
  )
  .post(
    "/api/calculators/:id/restore",
    route("user", { summary: "Deshacer la eliminación de un cálculo", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Calculators.restore(c.req.param("id")))),
  );

export const calculatorRoutes = new Hono().route("/", computing).route("/", records);
