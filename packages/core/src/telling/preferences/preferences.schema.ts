import * as z from "zod";
import { yesOrNo } from "../../kernel/fields.schema";

const FURTHEST_DAYS = 30;
const FURTHEST_HOURS = 23;
const MOMENTS_AT_MOST = 5;

/** A list of how long before to alert, without duplicates, the longest first. */
const ahead = (label: string, least: number, most: number) => {
  const error = `${label}: elegí números enteros del ${least} al ${most}`;
  return z
    .array(z.number({ error }).int(error).min(least, error).max(most, error), { error })
    .max(MOMENTS_AT_MOST, `${label}: hasta ${MOMENTS_AT_MOST} avisos`)
    .transform((numbers) => [...new Set(numbers)].sort((a, b) => b - a));
};

const daysBefore = ahead("Días antes", 0, FURTHEST_DAYS);
const hoursBefore = ahead("Horas antes", 1, FURTHEST_HOURS);

const LATEST_HOURS = 48;
const hoursError = `Horas sin leer: elegí un número entero del 1 al ${LATEST_HOURS}`;

const afterHours = z
  .number({ error: hoursError })
  .int(hoursError)
  .min(1, hoursError)
  .max(LATEST_HOURS, hoursError);

const hour = z
  .string({ error: "Hora: escribila como 08:00" })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Hora: escribila como 08:00");

const channels = z.strictObject(
  {
    app: yesOrNo("Pantalla").optional(),
    email: yesOrNo("E-mail").optional(),
    push: yesOrNo("Teléfono").optional(),
  },
  { error: "Canales: elegí app, email y push" },
);

const common = { enabled: yesOrNo("Avisar").optional(), channels: channels.optional() };
const dated = { ...common, daysBefore: daysBefore.optional(), hour: hour.optional() };
const section = { error: "Preferencias: no tienen la forma esperada" };

/** Body of `PUT /api/notifications/preferences`: changes only the given fields. */
export const updatePreferences = z.strictObject({
  tasks: z.strictObject(dated, section).optional(),
  events: z.strictObject({ ...dated, hoursBefore: hoursBefore.optional() }, section).optional(),
  expirations: z.strictObject(dated, section).optional(),
  colleagues: z.strictObject({ ...common, afterHours: afterHours.optional() }, section).optional(),
  movements: z.strictObject(common, section).optional(),
  digest: z.strictObject({ enabled: yesOrNo("Resumen diario").optional() }, section).optional(),
});

const shownChannels = z.object({ app: z.boolean(), email: z.boolean(), push: z.boolean() });
const shownCommon = z.object({ enabled: z.boolean(), channels: shownChannels });
const shownDated = shownCommon.extend({ daysBefore: z.array(z.number().int()), hour: z.string() });

/** Which alerts a person wants, when and by which channel. `hour` is in the practice's zone. */
export const preferences = z.object({
  tasks: shownDated,
  events: shownDated.extend({ hoursBefore: z.array(z.number().int()) }),
  expirations: shownDated,
  /** Colleagues' deadlines that they did not acknowledge within `afterHours` hours. */
  colleagues: shownCommon.extend({ afterHours: z.number().int() }),
  movements: shownCommon,
  digest: z.object({ enabled: z.boolean() }),
  /** Null while they are the defaults. */
  updatedAt: z.string().nullable(),
  version: z.number().int(),
});

export type Channels = z.output<typeof shownChannels>;
export type Preferences = z.output<typeof preferences>;
export type UpdatePreferences = z.output<typeof updatePreferences>;
