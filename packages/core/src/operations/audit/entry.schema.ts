import * as z from "zod";
import { listQuery, monthQuery } from "../../kernel/fields.schema";

/** What an administrator did: who, from where, what, on what, when, and how it ended. */
export const auditEntry = z.object({
  at: z.string(),
  who: z.string(),
  address: z.string(),
  /** The route: «DELETE /api/causas/:fuero/:id». */
  what: z.string(),
  /** The identifiers in its path. */
  target: z.record(z.string(), z.string()),
  result: z.enum(["done", "refused"]),
  requestId: z.string(),
});

/** Query of `GET /api/admin/audit`: a month, by default the current one. */
export const listAudit = listQuery.omit({ fields: true }).extend({ month: monthQuery });

export type AuditEntry = z.output<typeof auditEntry>;
