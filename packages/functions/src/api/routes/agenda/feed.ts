import { Throttle } from "@foja/core/accounts/throttle";
import { Feeds } from "@foja/core/agenda/feeds";
import { feed, newFeed } from "@foja/core/agenda/feeds/feed.schema";
import { Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { route } from "../../http/route";

export const feedRoutes = new Hono()
  .get(
    "/api/calendar/feed",
    route("user", {
      summary: "Si la agenda se publica para otros calendarios, desde cuándo y cuándo se leyó",
      answers: { 200: success.extend({ feed: feed.nullable() }) },
    }),
    async (c) => c.json({ success: true as const, feed: await Feeds.current() }),
  )
  .post(
    "/api/calendar/feed",
    route("user", {
      summary:
        "Publicar la agenda en una dirección secreta, que se dice esta única vez; la anterior deja de valer",
      answers: { 201: success.extend({ feed: newFeed }) },
    }),
    async (c) => c.json({ success: true as const, feed: await Feeds.open() }, 201),
  )
  .delete(
    "/api/calendar/feed",
    route("user", { summary: "Dejar de publicar la agenda", answers: { 200: done } }),
    async (c) => {
      await Feeds.close();
      return c.json(ok("Tu agenda dejó de publicarse."));
    },
  )
  .get(
    // The router takes the whole last piece, `.ics` and all, for the value of this name.
    "/api/calendar/feed/:token.ics",
    route("public", {
      summary:
        "La agenda de quien dio esta dirección, en iCalendar: de un año atrás a dos adelante",
      answers: { 200: z.string() },
      media: "text/calendar",
      headers: ["If-None-Match"],
    }),
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

/** The last piece of the path without its ending; what is not one of our secrets opens nothing. */
const tokenIn = (path: string) => /\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? "";

/** Whether the reader already has what would be answered. */
const names = (header: string | undefined, tag: string) =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === `"${tag}"`);
