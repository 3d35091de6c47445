import { join } from "node:path";
import { PORTALS, type PortalId } from "@foja/core/kernel/ports/court";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { createFaults, type Faults, fault } from "./faults";
import { mevFeed } from "./mev";
import { pjnFeed } from "./pjn";
import { numberOf, placeOf } from "./place";
import { openRegistry, type Registry } from "./registry";

const movement = z.strictObject({
  date: z.iso.date(),
  title: z.string().trim().min(1).max(250),
  text: z.string().max(5000).default(""),
  link: z.url().nullish(),
  file: z
    .strictObject({ name: z.string().min(1), type: z.string().min(1), content: z.base64() })
    .optional(),
});

/** Stand-ins for the feeds of both portals, and their settings: see docs/court-feed.md. */
export function createCourt(dataDir: string): Hono {
  const registry = openRegistry(join(dataDir, "court.jsonl"));
  const faults = createFaults();
  const app = new Hono();
  app.route("/pjn", pjnFeed(registry, faults));
  app.route("/mev", mevFeed(registry, faults));
  addFaults(app, faults);
  addCases(app, registry);
  return app;
}

const wrong = (c: Context, message: string) => c.json({ success: false, message }, 400);
const isPortal = (text: string): text is PortalId => (PORTALS as readonly string[]).includes(text);
const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

function addFaults(app: Hono, faults: Faults): void {
  app.delete("/faults", (c) => {
    faults.clear();
    return c.json({ success: true });
  });
  app.post("/:system/faults", async (c) => {
    const system = c.req.param("system");
    const given = fault.safeParse(await jsonOf(c));
    if (!(system === "all" || isPortal(system)) || !given.success) {
      return wrong(c, FAULT);
    }
    faults.set(system, given.data);
    return c.json({ success: true });
  });
}

const FAULT = "A fault has status, delayMs, malformed, lag, repeat, reorder, unbounded or times.";

/** The case in a path, where the slash of its number is encoded; undefined for none. */
function placeIn(c: Context) {
  const system = c.req.param("system") ?? "";
  return isPortal(system) ? placeOf(system, c.req.param("number") ?? "") : undefined;
}

const NUMBER = "That is not a case number of this system.";

function addCases(app: Hono, registry: Registry): void {
  app.get("/:system/cases/:number", (c) => {
    const place = placeIn(c);
    const file = place && registry.file(place);
    return place && file ? c.json({ number: numberOf(place), ...file }) : c.notFound();
  });
  app.post("/:system/cases/:number/movements", async (c) => {
    const place = placeIn(c);
    if (!place) return wrong(c, NUMBER);
    const given = movement.safeParse(await jsonOf(c));
    if (!given.success)
      return wrong(c, "A movement has date, title, and optionally text, link and file.");
    const entry = { ...given.data, link: given.data.link ?? null };
    registry.publish(place, entry);
    return c.json({ success: true, movement: entry }, 201);
  });
  app.post("/:system/cases/:number/reserve", async (c) => {
    const place = placeIn(c);
    if (!place) return wrong(c, NUMBER);
    const given = z.strictObject({ reserved: z.boolean() }).safeParse(await jsonOf(c));
    if (!given.success) return wrong(c, "Send { reserved: true } or { reserved: false }.");
    registry.reserve(place, given.data.reserved);
    return c.json({ success: true });
  });
}
