import * as z from "zod";
import { PLAN_IDS } from "../../billing/plans/plan-id.rules";
import { choice, email, line, listQuery, optionalLine } from "../../kernel/fields.schema";
import { startOfDay } from "../../kernel/zone.rules";
import { ACCOUNTS, tag } from "./segment.schema";

/**
 * The state of a contact of marketing; only `subscribed` ones are mailed. `unasked` has an account and
 * never said that they want mail.
 */
export const SUBSCRIBER_STATES = [
  "unasked",
  "subscribed",
  "unsubscribed",
  "bounced",
  "complained",
  "erased",
] as const;

/** How much mail is wanted: all, or at most one a month. */
export const MAILS = ["all", "fewer"] as const;

/** A contact of marketing. An erased one has neither address nor name. */
export const subscriber = z.object({
  _id: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  state: z.enum(SUBSCRIBER_STATES),
  mails: z.enum(MAILS),
  /** Where the address comes from, and when its person consented (UTC ISO), if they did. */
  origin: z.string(),
  consentAt: z.string().nullable(),
  account: z.enum(ACCOUNTS),
  plan: z.enum(PLAN_IDS).nullable(),
  role: z.enum(["USER_ROLE", "ADMIN_ROLE"]).nullable(),
  province: z.string().nullable(),
  /** The month, `YYYY-MM`, of the last sign-in; null without an account. */
  lastEntry: z.string().nullable(),
  tags: z.array(z.string()),
  /** Since when it has its state. */
  stateAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type Subscriber = z.output<typeof subscriber>;
export type SubscriberState = Subscriber["state"];

const MOST_TAGS = 20;

/** A list of tags, or a text as in a file: separated by commas or semicolons. */
const tags = z
  .union(
    [
      z
        .string()
        .transform((text) => text.split(/[,;]/).filter((one) => one.trim() !== ""))
        .pipe(z.array(tag)),
      z.array(tag),
    ],
    { error: "Etiquetas: mandá una lista de hasta 40 letras cada una" },
  )
  .refine((list) => list.length <= MOST_TAGS, `Etiquetas: hasta ${MOST_TAGS}`)
  .transform((list) => [...new Set(list)].sort());

const consentAt = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: "Fecha del consentimiento: escribí una fecha válida, como 02/03/2026",
  })
  // A day without an hour is a day in Argentina.
  .transform((text) => (text.includes("T") ? new Date(text).toISOString() : startOfDay(text)))
  .refine((text) => text >= "2000" && text < "2200", {
    error: "Fecha del consentimiento: escribí una fecha desde el año 2000",
  });

/** A row of an import: origin and date of consent are required (Ley 25.326, art. 5 and 27). */
export const importRow = z.strictObject({
  email,
  firstName: optionalLine("Nombre", 80),
  lastName: optionalLine("Apellido", 80),
  province: optionalLine("Provincia", 80),
  origin: line("Origen", 200),
  consentAt,
  tags: tags.default([]),
});

/** Query of `GET /api/marketing/contacts`. `search` is a whole e-mail or part of a name. */
export const listSubscribers = listQuery.omit({ fields: true }).extend({
  search: z.string().trim().max(254, "Búsqueda: hasta 254 caracteres").optional(),
  state: choice("Estado", SUBSCRIBER_STATES).optional(),
  tag: z.string().trim().toLowerCase().max(40, "Etiqueta: hasta 40 caracteres").optional(),
});

/** Body of `PATCH /api/marketing/contacts/{id}`: its tags, or its unsubscription or erasure. */
export const changeSubscriber = z.strictObject({
  tags: tags.optional(),
  state: choice("Estado", ["unsubscribed", "erased"]).optional(),
});

export type ImportRow = z.output<typeof importRow>;
export type ListSubscribers = z.output<typeof listSubscribers>;
export type ChangeSubscriber = z.output<typeof changeSubscriber>;
