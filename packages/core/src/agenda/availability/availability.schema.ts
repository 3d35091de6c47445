import * as z from "zod";
import { day, yesOrNo } from "../../kernel/fields.schema";
import { ZONE } from "../../kernel/zone.rules";
import { JURISDICTIONS } from "../../law/deadlines/jurisdiction.rules";

const RANGES_AT_MOST = 50;
const EXCEPTIONS_AT_MOST = 400;
const VACATIONS_AT_MOST = 50;
/** The most days of slots that one response covers: three months. */
export const SLOT_DAYS_AT_MOST = 93;

const clock = (label: string, latest: RegExp) => {
  const error = `${label}: escribí la hora como 09:00`;
  return z.string({ error }).regex(latest, error);
};

const HOURS = {
  from: clock("Desde", /^([01]\d|2[0-3]):[0-5]\d$/),
  to: clock("Hasta", /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
};

type Hours = { from: string; to: string };

const inOrder = ({ from, to }: Hours) => from < to;
const OUT_OF_ORDER = { path: ["to"], error: "Hasta: tiene que ser posterior a Desde" };

/** Opening hours in the practice's zone, on the clock; `to` is exclusive and may be 24:00. */
const range = z
  .strictObject(HOURS, { error: "Horario: decí desde y hasta" })
  .refine(inOrder, OUT_OF_ORDER);

const WEEKDAY = "Día: elegí del 1 (lunes) al 7 (domingo)";

const weekly = z
  .strictObject(
    {
      weekday: z.int({ error: WEEKDAY }).min(1, WEEKDAY).max(7, WEEKDAY),
      ...HOURS,
    },
    { error: "Horario: decí día, desde y hasta" },
  )
  .refine(inOrder, OUT_OF_ORDER);

/** The ranges of a single date, instead of its weekday's; without ranges it is closed. */
const exception = z.strictObject(
  {
    date: day("Fecha"),
    ranges: z
      .array(range, { error: "Excepción: mandá la lista de horarios" })
      .max(20, "Excepción: hasta 20 horarios por día"),
  },
  { error: "Excepción: decí la fecha y sus horarios" },
);

const vacation = z
  .strictObject(
    { from: day("Desde"), to: day("Hasta") },
    { error: "Vacaciones: decí desde y hasta" },
  )
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "Hasta: no puede ser anterior a Desde",
  });

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The name of a time zone, as `America/Argentina/Buenos_Aires`. */
export const zoneName = (label: string) => {
  const error = `${label}: elegí una zona como ${ZONE}`;
  return z
    .string({ error })
    .regex(/^[A-Za-z][\w+/-]{1,63}$/, error)
    .refine(isZone, { error });
};

const dates = (exceptions: readonly { date: string }[]) =>
  new Set(exceptions.map(({ date }) => date)).size === exceptions.length;

/** Body of `PUT /api/availability`: changes the given fields. */
export const updateAvailability = z.strictObject({
  zone: zoneName("Zona horaria").optional(),
  weekly: z
    .array(weekly, { error: "Horarios: mandá la lista de horarios de la semana" })
    .max(RANGES_AT_MOST, `Horarios: hasta ${RANGES_AT_MOST}`)
    .optional(),
  exceptions: z
    .array(exception, { error: "Excepciones: mandá la lista de fechas" })
    .max(EXCEPTIONS_AT_MOST, `Excepciones: hasta ${EXCEPTIONS_AT_MOST}`)
    .refine(dates, { error: "Excepciones: cada fecha va una sola vez" })
    .optional(),
  vacations: z
    .array(vacation, { error: "Vacaciones: mandá la lista de períodos" })
    .max(VACATIONS_AT_MOST, `Vacaciones: hasta ${VACATIONS_AT_MOST}`)
    .optional(),
  closeOnHolidays: yesOrNo("Cerrar en feriados y ferias").optional(),
  jurisdiction: z
    .enum(JURISDICTIONS, { error: "Calendario: elegí PJN, SCBA, CABA u OTRA" })
    .optional()
    .describe("The court calendar that closeOnHolidays closes by"),
});

const hours = { from: z.string(), to: z.string() };

/** The opening hours of a practice, in its own zone. */
export const availability = z.object({
  zone: z.string(),
  weekly: z.array(z.object({ weekday: z.number().int(), ...hours })),
  exceptions: z.array(z.object({ date: z.string(), ranges: z.array(z.object(hours)) })),
  vacations: z.array(z.object(hours)),
  closeOnHolidays: z.boolean(),
  jurisdiction: z.enum(JURISDICTIONS),
  updatedAt: z.string().nullable(),
  /** Zero while these are the defaults. */
  version: z.number().int(),
});

export type Availability = z.output<typeof availability>;
export type UpdateAvailability = z.output<typeof updateAvailability>;
