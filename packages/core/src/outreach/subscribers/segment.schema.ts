import * as z from "zod";
import { PLAN_IDS } from "../../billing/plans/plan-id.rules";
import { choice, line } from "../../kernel/fields.schema";

const ROLES = ["USER_ROLE", "ADMIN_ROLE"] as const;
/** How the account of a contact is; `none` for who has none. */
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
 * Who a campaign is for: contacts that fit every part that says something. A list says "any of
 * these"; an empty one says nothing. Months of the last entry are those of the practice's zone.
 */
export const segment = z.strictObject({
  tags: several("Etiquetas", tag, 20),
  plans: several("Planes", choice("Plan", PLAN_IDS), 10),
  roles: several("Roles", choice("Rol", ROLES), 2),
  accounts: several("Cuentas", choice("Cuenta", ACCOUNTS), 4),
  provinces: several("Provincias", line("Provincia", 80), 30),
  /** Entered in this month or later. */
  enteredFrom: month("Última entrada, desde"),
  /** Entered in this month or before, and not since. */
  enteredUntil: month("Última entrada, hasta"),
});

export type Segment = z.output<typeof segment>;
export type SegmentInput = z.input<typeof segment>;
