import { Audit } from "@foja/core/operations/audit";
import { auditEntry, listAudit } from "@foja/core/operations/audit/entry.schema";
import { Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

const page = success.extend({ entries: z.array(auditEntry), nextCursor: z.string().optional() });

export const auditRoutes = new Hono().get(
  "/api/admin/audit",
  route("admin", {
    summary: "Lo que hicieron los administradores en un mes, lo último primero",
    answers: { 200: page },
  }),
  query(listAudit),
  async (c) => c.json({ success: true as const, ...(await Audit.list(c.req.valid("query"))) }),
);
