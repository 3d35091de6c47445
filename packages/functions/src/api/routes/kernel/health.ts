import { env } from "@foja/core/kernel/env";
import { Hono } from "hono";
import * as z from "zod";
import { route } from "../../http/route";

const health = z.object({ success: z.literal(true), version: z.string() });

export const healthRoutes = new Hono().get(
  "/api/health",
  route("public", { summary: "Si el servicio responde, y su versión", answers: { 200: health } }),
  (c) => c.json({ success: true as const, version: env().VERSION }),
);
