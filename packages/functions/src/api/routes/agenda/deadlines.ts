import { Scheduling } from "@foja/core/agenda/scheduling";
import {
  deadlineChange,
  openDeadline,
  presets,
  scheduleDeadline,
  scheduled,
} from "@foja/core/agenda/scheduling/scheduling.schema";
import { now } from "@foja/core/kernel/clock";
import { AppError } from "@foja/core/kernel/error";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Calendars } from "@foja/core/law/deadlines";
import type { CourtCalendar } from "@foja/core/law/deadlines/calendar.rules";
import {
  calendarYear,
  jurisdiction,
  readCalendar,
  updateCalendar,
} from "@foja/core/law/deadlines/calendar.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { PRESETS } from "@foja/core/law/deadlines/preset.rules";
import { calculator } from "@foja/core/practice/calculators/calculator.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ calendar: calendarYear });

/** The jurisdiction an address names: one that is not there is not found. */
function jurisdictionOf(c: Context): JurisdictionId {
  const parsed = jurisdiction.safeParse(c.req.param("jurisdiccion"));
  if (parsed.success) return parsed.data;
  throw new AppError("calendar.not_found", "No tenemos el calendario de esa jurisdicción.");
}

const thisYear = () => Number(dayOf(now()).slice(0, 4));

function shown(c: Context, calendar: CourtCalendar, year = thisYear()) {
  etag(c, calendar);
  return { success: true as const, calendar: Calendars.shown(calendar, year) };
}

export const deadlineRoutes = new Hono()
  .get(
    "/api/deadlines/presets",
    route("user", {
      summary: "Los plazos de uso, cada uno con su norma",
      answers: { 200: success.extend({ presets }) },
    }),
    (c) => c.json({ success: true as const, presets: [...PRESETS] }),
  )
  .get(
    "/api/deadlines/open",
    route("user", {
      summary: "Los plazos agendados que no vencieron, por su evento y la tarea que habla por él",
      answers: { 200: success.extend({ deadlines: z.array(openDeadline) }) },
    }),
    async (c) => c.json({ success: true as const, deadlines: await Scheduling.open() }),
  )
  .get(
    "/api/deadlines/calendars/:jurisdiccion",
    route("user", {
      summary: "Los días inhábiles de un año, con su motivo y su fuente, y los cambios del estudio",
      answers: { 200: one },
    }),
    query(readCalendar),
    async (c) => {
      const calendar = await Calendars.load(jurisdictionOf(c));
      return c.json(shown(c, calendar, c.req.valid("query").year));
    },
  )
  .put(
    "/api/deadlines/calendars/:jurisdiccion",
    route("user", {
      summary: "Cambiar el calendario del estudio; dice qué plazos abiertos se mueven",
      answers: { 200: one.extend({ changes: z.array(deadlineChange) }) },
      headers: ["If-Match"],
    }),
    body(updateCalendar),
    async (c) => {
      const given = c.req.valid("json");
      const { calendar, changes } = await Scheduling.changeCalendar(
        jurisdictionOf(c),
        given,
        ifMatch(c),
      );
      return c.json({ ...shown(c, calendar), changes });
    },
  )
  .post(
    "/api/deadlines/schedule",
    route("user", {
      summary: "Agendar un plazo: el evento, la tarea y el aviso, de una vez",
      answers: { 201: success.extend({ calculator }).extend(scheduled.shape) },
      headers: ["Idempotency-Key"],
    }),
    body(scheduleDeadline),
    idempotent,
    async (c) => {
      const done = await Scheduling.schedule(c.req.valid("json"));
      return c.json({ success: true as const, ...done }, 201);
    },
  );
