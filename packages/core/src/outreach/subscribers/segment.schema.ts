import * as z from "zod";
import { PLAN_IDS } from "../../billing/plans/plan-id.rules";
import { choice, line } from "../../kernel/fields.schema";

const ROLES = ["USER_ROLE", "ADMIN_ROLE"] as const;
/** The status of a contact's account; `none` where it has none. */
export const ACCOUNTS = ["active", "inactive", "pending", "none"] as const;

/** A tag: one line without commas, in lower case, so that two spellings are one tag. */
export const tag = line("Etiqueta", 40)
  .refine((text) => !text.includes(","), "Etiqueta: no puede tener comas")
  .transform((text) => text.toLowerCase().replace(/\s+/g, " "));

const month = (label: string) =>
  z
    .string({ error: `${label}: elegí un mes` })
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, `${label}: elegí un mes, como 2026-11`)
    .nullable()
    .default(null);

const several = <S extends z.ZodType>(label: string, one: S, most: number) =>
  z
    .array(one, { error: `${label}: mandá una lista` })
    .max(most, `${label}: hasta ${most}`)
    .default([]);

/**
 * Whom a campaign is for: contacts that fit every criterion given. A list means "any of these"; an
 * empty one is no criterion. Months of the last sign-in are in Foja's zone.
 */
export const segment = z.strictObject({
  tags: several("Etiquetas", tag, 20),
  plans: several("Planes", choice("Plan", PLAN_IDS), 10),
  roles: several("Roles", choice("Rol", ROLES), 2),
  accounts: several("Cuentas", choice("Cuenta", ACCOUNTS), 4),
  provinces: several("Provincias", line("Provincia", 80), 30),
  /** Last signed in during this month or later. */
  enteredFrom: month("Última entrada, desde"),
  /** Last signed in during this month or before. */
  enteredUntil: month("Última entrada, hasta"),
});

export type Segment = z.output<typeof segment>;
export type SegmentInput = z.input<typeof segment>;
