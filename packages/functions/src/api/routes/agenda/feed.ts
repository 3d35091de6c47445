import { Throttle } from "@foja/core/accounts/throttle";
import { Feeds } from "@foja/core/agenda/feeds";
import { feed, newFeed } from "@foja/core/agenda/feeds/feed.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { names } from "../../http/if-none-match";
import { takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const feedRoutes = new Hono()
  .get(
    "/api/calendar/feed",
    route("user", {
      needs: "read",
      summary:
        "Get whether one publishes the agenda for other calendars, since when, and when it was last read",
      answers: { 200: success.extend({ feed: feed.nullable() }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { feed: await Feeds.current() }),
  )
  .post(
    "/api/calendar/feed",
    route("user", {
      needs: "read",
      summary:
        "Publish the agenda at a secret address, shown only this once; an earlier one stops working",
      fresh: true,
      answers: { 201: success.extend({ feed: newFeed }) },
      refuses: [412],
    }),
    takesNothing,
    async (c) => answerWith(c, { feed: await Feeds.open() }, 201),
  )
  .delete(
    "/api/calendar/feed",
    route("user", {
      needs: "read",
      summary: "Stop publishing the agenda",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Feeds.close();
      return answerDone(c, "Tu agenda dejó de publicarse.");
    },
  )
  .get(
    // The router passes the whole last segment, `.ics` included, as this parameter.
    "/api/calendar/feed/:token.ics",
    route("public", {
      id: "readCalendarFeed",
      summary: "Read a published agenda as iCalendar, from a year ago to two years ahead",
      refuses: [429],
      answers: { 200: z.string() },
      media: "text/calendar",
      headers: ["If-None-Match"],
    }),
    takesNothing,
    async (c) => {
      await Throttle.drip();
      c.header("X-Robots-Tag", "noindex, nofollow");
      c.header("Referrer-Policy", "no-referrer");
      const { text, tag } = await Feeds.read(tokenIn(c.req.path));
      c.header("ETag", `"${tag}"`);
      if (names(c.req.header("if-none-match"), tag)) return c.body(null, 304);
      c.header("Content-Type", "text/calendar; charset=utf-8");
      c.header("Content-Disposition", 'inline; filename="foja.ics"');
      return c.body(text);
    },
  );

/** The secret in the last segment of the path, without `.ics`; "" where it cannot be one. */
const tokenIn = (path: string) => /\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? "";
