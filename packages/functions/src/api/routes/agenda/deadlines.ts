import { Scheduling } from "@foja/core/agenda/scheduling";
import {
  deadlineChange,
  presets,
  scheduleDeadline,
} from "@foja/core/agenda/scheduling/scheduling.schema";
import { now } from "@foja/core/kernel/clock";
import { AppError } from "@foja/core/kernel/error";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Calendars } from "@foja/core/law/deadlines";
import { officialActs } from "@foja/core/law/deadlines/act.schema";
import {
  calendarYear,
  jurisdiction,
  readCalendar,
  updateCalendar,
} from "@foja/core/law/deadlines/calendar.schema";
import type { JurisdictionId } from "@foja/core/law/deadlines/jurisdiction.rules";
import { PRESETS } from "@foja/core/law/deadlines/preset.rules";
import { task } from "@foja/core/practice/tasks/task.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { answer, answerWith, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ calendar: calendarYear });

/** The jurisdiction in the path. Throws `calendar.not_found` for an unknown one. */
function jurisdictionOf(c: Context): JurisdictionId {
  const parsed = jurisdiction.safeParse(c.req.param("jurisdiccion"));
  if (parsed.success) return parsed.data;
  throw new AppError("calendar.not_found", "No tenemos el calendario de esa jurisdicción.");
}

const thisYear = () => Number(dayOf(now()).slice(0, 4));

export const deadlineRoutes = new Hono()
  .get(
    "/api/deadlines/presets",
    route("user", {
      summary: "List the usual deadlines, each with its rule of law",
      answers: { 200: success.extend({ presets }) },
    }),
    takesNothing,
    (c) => answerWith(c, { presets: [...PRESETS] }),
  )
  .get(
    "/api/deadlines/calendars/:jurisdiccion",
    route("user", {
      summary:
        "Get the court holidays of a year with reason and source, and the changes of the practice",
      answers: { 200: one },
    }),
    query(readCalendar),
    async (c) => {
      const calendar = await Calendars.load(jurisdictionOf(c));
      const { year = thisYear() } = c.req.valid("query");
      return answer(c, "calendar", Calendars.shown(calendar, year));
    },
  )
  .put(
    "/api/deadlines/calendars/:jurisdiccion",
    route("user", {
      summary: "Change the court calendar of the practice, answering which open deadlines move",
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
      return answer(c, "calendar", Calendars.shown(calendar, thisYear()), { changes });
    },
  )
  .get(
    "/api/deadlines/acts/:jurisdiccion",
    route("public", {
      id: "listCourtActs",
      summary: "List the acts of a court since the built-in calendar, for tools without an account",
      answers: { 200: success.extend({ official: officialActs }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      const official = await Calendars.official(jurisdictionOf(c));
      c.header("Cache-Control", "public, max-age=600");
      return answerWith(c, { official });
    },
  )
  .post(
    "/api/deadlines/schedule",
    route("user", {
      summary: "Schedule a deadline: one task that carries its count",
      answers: { 201: success.extend({ task }) },
      headers: ["Idempotency-Key"],
    }),
    body(scheduleDeadline),
    idempotent,
    async (c) => {
      const task = await Scheduling.schedule(c.req.valid("json"));
      return answerWith(c, { task }, 201);
    },
  );
