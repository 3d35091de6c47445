import { Rates } from "@foja/core/law/rates";
import {
  rateOption,
  seriesStanding,
  seriesStretch,
  stretchQuery,
  uploadResult,
  uploadSeries,
} from "@foja/core/law/rates/rate.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** In seconds: public data change once a day, and an upload shows soon enough. */
const SHOWN_FOR = "public, max-age=600";

export const rateRoutes = new Hono()
  .get(
    "/api/tasas/publicas",
    route("public", {
      id: "listPublicRates",
      summary: "List the interest rates for the tools that need no account",
      answers: { 200: success.extend({ tasas: z.array(rateOption) }) },
    }),
    takesNothing,
    async (c) => {
      const tasas = await Rates.list();
      c.header("Cache-Control", SHOWN_FOR);
      return answerWith(c, { tasas });
    },
  )
  .get(
    "/api/tasas/publicas/:key",
    route("public", {
      id: "getPublicSeries",
      summary: "Get a whole published series for the tools that need no account",
      answers: { 200: success.extend({ serie: seriesStretch }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      const serie = await Rates.stretch(Rates.keyOf(c.req.param("key")), {});
      c.header("Cache-Control", SHOWN_FOR);
      return answerWith(c, { serie });
    },
  )
  .get(
    "/api/tasas/listado",
    route("user", {
      id: "listRates",
      summary: "List the interest rates, with the first and last date of their data",
      answers: { 200: success.extend({ tasas: z.array(rateOption) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { tasas: await Rates.list() }),
  )
  .get(
    "/api/tasas/series/:key",
    route("user", {
      summary: "Get the published values of a series by day",
      answers: { 200: success.extend({ serie: seriesStretch }) },
    }),
    query(stretchQuery),
    async (c) => {
      const key = Rates.keyOf(c.req.param("key"));
      const serie = await Rates.stretch(key, c.req.valid("query"));
      return answerWith(c, { serie });
    },
  )
  .get(
    "/api/admin/tasas",
    route("admin", {
      summary: "List the state of every series: data, last capture, revisions and failures",
      answers: { 200: success.extend({ series: z.array(seriesStanding) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { series: await Rates.overview() }),
  )
  .post(
    "/api/admin/tasas/:key/csv",
    route("admin", {
      id: "uploadSeries",
      summary: "Upload values of a series from a CSV, or try what they would change",
      answers: { 200: success.extend(uploadResult.shape) },
    }),
    body(uploadSeries),
    async (c) => {
      const key = Rates.keyOf(c.req.param("key"));
      return answerWith(c, await Rates.upload(key, c.req.valid("json")));
    },
  );
