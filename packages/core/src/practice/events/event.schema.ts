import * as z from "zod";
import { addDays } from "../../kernel/day.rules";
import {
  choice,
  day,
  fieldNames,
  flag,
  line,
  listQuery,
  moment,
  optionalLine,
  optionalLink,
  optionalRecord,
  optionalText,
  yesOrNo,
} from "../../kernel/fields.schema";
import { startOfDay } from "../../kernel/zone.rules";
import { MOST_TIMES, REPEATS } from "./repeat.rules";
import { EVENT_TYPES } from "./type.rules";

/** The header by which a request states that it comes from the calendar service. */
export const SYNC_HEADER = "X-Calendar-Sync";
export const SYNC_SOURCES = ["google"] as const;

// Imports use its English name.
const type = z
  .enum([...EVENT_TYPES, "other"], {
    error:
      "Tipo: elegí audiencia, vencimiento, reunion, mediacion, pericia, llamada, personal u otro",
  })
  .transform((word) => (word === "other" ? "otro" : word));

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((text) => text.toLowerCase());

const color = z
  .union([z.null(), z.literal("").transform(() => null), hex], {
    error: "Color: escribilo como #1890ff",
  })
  .optional();

/** Facts that the server sets. A client may send back what it read; it is ignored. */
const stated = {
  folderName: z.unknown().optional().describe("Lo completa el servidor; se ignora"),
  syncedWithGoogle: z.unknown().optional().describe("Lo fija el servidor; se ignora"),
  google: z.unknown().optional().describe("Lo fija el servidor; se ignora"),
  seriesId: z.unknown().optional().describe("Lo fija el servidor; se ignora"),
};

const googleCalendarId = optionalLine("Evento de Google", 1024);

const fields = {
  title: line("Título", 250),
  description: optionalText("Descripción", 8192),
  type: type.optional(),
  color,
  allDay: yesOrNo("Todo el día").optional(),
  start: moment("Inicio"),
  end: moment("Fin"),
  place: optionalLine("Lugar", 250),
  link: optionalLink("Enlace"),
  folderId: optionalRecord("Causa"),
  googleCalendarId,
  ...stated,
};

const timesError = `Veces: elegí un número entero del 2 al ${MOST_TIMES}`;

/** How often an event is repeated: so many times, the first among them, or until a day. */
const repeat = z
  .strictObject(
    {
      every: choice("Se repite", REPEATS),
      times: z
        .number({ error: timesError })
        .int(timesError)
        .min(2, timesError)
        .max(MOST_TIMES, timesError)
        .optional(),
      until: day("Repetir hasta").optional(),
    },
    { error: "Se repite: elegí cada cuánto, y cuántas veces o hasta qué día" },
  )
  .refine(({ times, until }) => (times === undefined) !== (until === undefined), {
    path: ["times"],
    error: "Veces: elegí cuántas, o hasta qué día, y no las dos",
  });

/** Body of `POST /api/events`. With `repeat`, an event for each repetition. */
export const createEvent = z.strictObject({ ...fields, repeat: repeat.nullish() });

/** Body of `PUT /api/events/{id}`: changes the given fields; `null` clears. */
export const updateEvent = z.strictObject({
  ...fields,
  title: fields.title.optional(),
  start: fields.start.optional(),
  end: fields.end.optional(),
});

/** Body of `PATCH /api/events/{id}/google-id`. `null` removes the link to Google's event. */
export const linkGoogleEvent = z.strictObject({ googleCalendarId });

const date = z.iso.date().refine((text) => text >= "1900" && text < "2200");

/** A date-time; or a date, as an import writes all-day events. */
const instant = (label: string) =>
  z.union([moment(label), date.transform(startOfDay)], {
    error: `${label}: escribí una fecha y hora válidas`,
  });

/** An entry of an import: missing fields get default values. */
export const importEvent = z.strictObject({
  ...fields,
  title: z
    .string({ error: "Título: tiene que ser un texto" })
    .nullish()
    .transform((text) => onOneLine(text ?? "") || "Sin título"),
  start: instant("Inicio"),
  end: z
    .union([z.null(), instant("Fin")], { error: "Fin: escribí una fecha y hora válidas" })
    .optional(),
});

const onOneLine = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 250);

/** Body of `POST /api/events/batch`. Each entry succeeds or fails independently. */
export const batchEvents = z.strictObject({
  events: z
    .array(
      z
        .unknown()
        .describe("Como en POST /api/events; title, end, type y color tienen valor por defecto"),
      { error: "Eventos: mandá la lista de eventos" },
    )
    .min(1, "Eventos: mandá al menos uno")
    .max(100, "Eventos: hasta 100 por vez"),
  syncSource: z
    .enum(SYNC_SOURCES, { error: "Origen: el único origen es google" })
    .nullish()
    .describe("google: lo que se crea se va al desconectar ese calendario"),
});

const FIELDS = [
  "title",
  "description",
  "type",
  "color",
  "allDay",
  "start",
  "end",
  "place",
  "link",
  "seriesId",
  "folderId",
  "folderName",
  "googleCalendarId",
  "syncedWithGoogle",
  "imported",
  "google",
  "createdAt",
  "updatedAt",
  "version",
] as const;

/** A limit of the requested range: a date means its whole day. */
const edge = (name: "from" | "to") =>
  z
    .union(
      [
        moment("Fecha"),
        date.transform((day) => startOfDay(name === "from" ? day : addDays(day, 1))),
      ],
      { error: `El parámetro «${name}» es una fecha o una fecha y hora.` },
    )
    .optional();

const wantedFields = fieldNames(FIELDS);

/** Query of `GET /api/events/user/{userId}`. */
export const listEvents = listQuery
  .extend({
    archived: flag("archived").optional(),
    from: edge("from").describe("Desde cuándo: lo que todavía dura entonces también está"),
    to: edge("to").describe("Hasta cuándo: un día entero, o un instante sin incluirlo"),
    fields: wantedFields.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "El parámetro «to» no puede ser anterior a «from».",
  });

/** Our values of an event where Google's differ: only those fields. */
const saidHere = z.object({
  title: z.string().optional(),
  description: z.string().nullable().optional(),
  color: z.string().nullable().optional(),
  allDay: z.boolean().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  place: z.string().nullable().optional(),
  link: z.string().nullable().optional(),
});

/** An event at Google: its link there, why it is read-only here, and a conflict of changes. */
const atGoogle = z.object({
  link: z.string().nullable(),
  readOnly: z.string().nullable(),
  /** Whether it belongs to a series, which is edited at Google. */
  series: z.boolean(),
  conflict: z.object({ at: z.string(), ours: saidHere }).nullable(),
});

/** Body of `POST /api/events/{id}/google-conflict`. */
export const settleConflict = z.strictObject({
  keep: z.enum(["google", "foja"], { error: "Qué queda: elegí google o foja" }),
});

/** An event. All day: from a midnight of the practice to the one after its last day. */
export const event = z.object({
  _id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.enum(EVENT_TYPES),
  color: z.string().nullable(),
  allDay: z.boolean(),
  start: z.string(),
  end: z.string(),
  /** The room, the address: no link. */
  place: z.string().nullable(),
  /** The address of a call. */
  link: z.string().nullable(),
  /** The first event of the repetition that it belongs to; each is changed by itself. */
  seriesId: z.string().nullable(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  googleCalendarId: z.string().nullable(),
  syncedWithGoogle: z.boolean(),
  /** Whether it was imported from Google, and is deleted when that calendar is disconnected. */
  imported: z.boolean(),
  google: atGoogle.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** An event in a list: all of it, or the requested fields. */
export const partialEvent = event.partial().required({ _id: true });

export type EventType = (typeof EVENT_TYPES)[number];
export type EventField = (typeof FIELDS)[number];
export type SyncSource = (typeof SYNC_SOURCES)[number];
export type Event = z.output<typeof event>;
export type PartialEvent = z.output<typeof partialEvent>;
export type CreateEvent = z.input<typeof createEvent>;
export type UpdateEvent = z.input<typeof updateEvent>;
