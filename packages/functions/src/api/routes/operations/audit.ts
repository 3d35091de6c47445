import { Audit } from "@foja/core/operations/audit";
import { auditEntry, listAudit } from "@foja/core/operations/audit/entry.schema";
import { Hono } from "hono";
import { answerWith, pageOf } from "../../http/answers";
import { query } from "../../http/input";
import { route } from "../../http/route";

const page = pageOf("entries", auditEntry);

export const auditRoutes = new Hono().get(
  "/api/admin/audit",
  route("admin", {
    id: "listAuditEntries",
    summary: "List what administrators did in a month, latest first",
    answers: { 200: page },
  }),
  query(listAudit),
  async (c) => answerWith(c, await Audit.list(c.req.valid("query"))),
);
