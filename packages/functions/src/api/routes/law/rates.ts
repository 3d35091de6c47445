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
import { success } from "../../http/answers";
import { body, query } from "../../http/input";
import { route } from "../../http/route";

export const rateRoutes = new Hono()
  .get(
    "/api/tasas/listado",
    route("user", {
      summary: "Las tasas de interés, con la primera y la última fecha de sus datos",
      answers: { 200: success.extend({ tasas: z.array(rateOption) }) },
    }),
    async (c) => c.json({ success: true as const, tasas: await Rates.list() }),
  )
  .get(
    "/api/tasas/series/:key",
    route("user", {
      summary: "Los valores publicados de una serie, por día",
      answers: { 200: success.extend({ serie: seriesStretch }) },
    }),
    query(stretchQuery),
    async (c) => {
      const key = Rates.keyOf(c.req.param("key"));
      const serie = await Rates.stretch(key, c.req.valid("query"));
      return c.json({ success: true as const, serie });
    },
  )
  .get(
    "/api/admin/tasas",
    route("admin", {
      summary: "El estado de cada serie: datos, última captura, revisiones y fallas",
      answers: { 200: success.extend({ series: z.array(seriesStanding) }) },
    }),
    async (c) => c.json({ success: true as const, series: await Rates.overview() }),
  )
  .post(
    "/api/admin/tasas/:key/csv",
    route("admin", {
      summary: "Cargar valores de una serie desde un CSV, o probar qué cambiarían",
      answers: { 200: success.extend(uploadResult.shape) },
    }),
    body(uploadSeries),
    async (c) => {
      const key = Rates.keyOf(c.req.param("key"));
      return c.json({ success: true as const, ...(await Rates.upload(key, c.req.valid("json"))) });
    },
  );
