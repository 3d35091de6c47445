import * as z from "zod";
import { session } from "../../accounts/sessions/session.schema";
import { user } from "../../accounts/users/user.schema";
import { subscription } from "../../billing/plans/plan.schema";
import { choice } from "../../kernel/fields.schema";
import { auditEntry } from "../audit/entry.schema";

/** A person as administrators see them: account, plan and open sessions, never their cases. */
export const person = z.object({
  user,
  subscription,
  sessions: z.array(session),
  /** What administrators did to this account this month and the previous one, newest first. */
  audit: z.array(auditEntry),
});

/** Body of `PATCH /api/admin/users/{id}`. */
export const changePerson = z.strictObject({
  status: choice("Estado", ["active", "inactive"]),
});

/** The result of recounting files, in bytes, and the objects that belong to no file. */
export const recount = z.object({
  before: z.number().int(),
  after: z.number().int(),
  files: z.number().int(),
  orphans: z.number().int(),
});

export type Person = z.output<typeof person>;
export type ChangePerson = z.output<typeof changePerson>;
export type Recount = z.output<typeof recount>;
