import { Google } from "@foja/core/agenda/google";
import { GoogleSync } from "@foja/core/agenda/google-sync";
import { asSystem } from "@foja/core/kernel/actor";
import { setClock } from "@foja/core/kernel/clock";
import { setPause } from "@foja/core/kernel/pause";
import { Events } from "@foja/core/practice/events";
import type { Event } from "@foja/core/practice/events/event.schema";
import { startCalendar } from "@foja/harness/calendar";
import { letIn } from "@foja/harness/members";
import { ownTable } from "@foja/harness/own-table";
import { CANARY, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { EventBody, Resource } from "@foja/local/vendors/google/resource";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { handler } from "./calendar-sync";

let google: Awaited<ReturnType<typeof startCalendar>>;
let waits: number[] = [];

beforeAll(async () => {
  await ownTable();
  google = await startCalendar();
});
afterAll(() => google.stop());
afterEach(async () => {
  setPause();
  setClock();
  await google.mend();
});

const HOUR = { start: "2026-11-24T13:00:00.000Z", end: "2026-11-24T14:00:00.000Z" };
const AT_GOOGLE = {
  start: { dateTime: "2026-11-25T10:00:00-03:00", timeZone: "America/Argentina/Buenos_Aires" },
  end: { dateTime: "2026-11-25T11:00:00-03:00" },
};

const sync = (tenant: Tenant, how = {}) =>
  asSystem("test", () => GoogleSync.sync(tenant.userId, how));

async function linked(tenant?: Tenant): Promise<Tenant> {
  const ana = tenant ?? (await newTenant());
  waits = [];
  setPause(async (ms) => waits.push(ms));
  expect((await google.link(ana)).status).toBe(200);
  return ana;
}

const create = async (tenant: Tenant, more: object = {}): Promise<Event> => {
  const body = { title: "Audiencia", ...HOUR, ...more };
  return (await tenant.call("POST", "/api/events", { body })).body.event as Event;
};
const change = async (tenant: Tenant, { _id }: Event, body: object) =>
  (await tenant.call("PUT", `/api/events/${_id}`, { body })).body.event as Event;
const here = async ({ call, userId }: Tenant) =>
  (await call("GET", `/api/events/user/${userId}?limit=1000`)).body.events as Event[];
const there = ({ email }: Tenant) =>
  google.calendars.since(email, 0).filter(({ status }) => status !== "cancelled");
const status = async ({ call, userId }: Tenant) =>
  (await call("GET", `/api/users/${userId}/google-calendar-status`)).body
    .googleCalendarStatus as Awaited<ReturnType<typeof Google.status>>;
const edit = ({ email }: Tenant, { id }: Resource, body: EventBody) =>
  google.calendars.patch(email, id, body);

describe("what is written here", () => {
  it("goes to Google once, under an identifier of ours, without guests or mails", async () => {
    const ana = await linked();
    const made = await create(ana, { color: "#ff4d4f", description: "Sala 3" });
    expect(made).toMatchObject({ syncedWithGoogle: false, imported: false });
    expect(await sync(ana)).toBe("synced");
    const [event, ...more] = there(ana);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      id: made.googleCalendarId,
      summary: "Audiencia",
      description: "Sala 3",
      colorId: "11",
      start: { dateTime: HOUR.start, timeZone: "America/Argentina/Buenos_Aires" },
      extendedProperties: { private: { event: made._id } },
    });
    expect(event).not.toHaveProperty("attendees");
    expect(google.asked.join()).toContain("sendUpdates=none");
    expect(await here(ana)).toMatchObject([{ _id: made._id, syncedWithGoogle: true, version: 1 }]);
    const before = google.asked.length;
    await sync(ana);
    const writes = google.asked
      .slice(before)
      .filter((one) => /^(POST|PATCH|DELETE) .calendar/.test(one));
    expect(writes).toEqual([]);
    expect(await here(ana)).toHaveLength(1);
  });

  it("changes at Google only where it changed, and goes when it is deleted", async () => {
    const ana = await linked();
    const made = await create(ana);
    await sync(ana);
    edit(ana, there(ana)[0] as Resource, { location: "Tribunales", description: "De Google" });
    await change(ana, made, { title: "Audiencia preliminar" });
    await sync(ana);
    expect(there(ana)).toMatchObject([
      { summary: "Audiencia preliminar", location: "Tribunales", description: "De Google" },
    ]);
    expect(await here(ana)).toMatchObject([
      { title: "Audiencia preliminar", description: "De Google" },
    ]);
    await ana.call("DELETE", `/api/events/${made._id}`);
    await sync(ana);
    expect(there(ana)).toEqual([]);
    await ana.call("POST", `/api/events/${made._id}/restore`);
    await sync(ana);
    expect(there(ana)).toMatchObject([{ summary: "Audiencia preliminar" }]);
    expect(await here(ana)).toHaveLength(1);
  });

  it("has its place and its link there, and what Google changes of them comes back", async () => {
    const ana = await linked();
    const where = { place: "Sala 2", link: "https://zoom.us/j/1" };
    const made = await create(ana, where);
    await sync(ana);
    expect(there(ana)).toMatchObject([{ location: "Sala 2 · https://zoom.us/j/1" }]);
    edit(ana, there(ana)[0] as Resource, { location: "Lavalle 1220" });
    await sync(ana);
    expect(await here(ana)).toMatchObject([{ place: "Lavalle 1220", link: null }]);
    await change(ana, made, { link: "https://zoom.us/j/2" });
    await sync(ana);
    expect(there(ana)).toMatchObject([{ location: "Lavalle 1220 · https://zoom.us/j/2" }]);
  });

  it("is not sent twice though the answer is lost", async () => {
    const ana = await linked();
    const made = await create(ana);
    await google.fail("answerLost");
    expect(await sync(ana)).toBe("failed");
    expect((await status(ana)).lastError).toContain("Google Calendar no responde");
    await change(ana, made, { title: "Otra" });
    setClock(() => Date.now() + 3600_000);
    expect(await sync(ana)).toBe("synced");
    setClock();
    expect(there(ana)).toMatchObject([{ summary: "Otra" }]);
    expect(await here(ana)).toMatchObject([{ title: "Otra", google: { conflict: null } }]);
  });

  it("waits five seconds once when Google is too busy, and then goes back to the queue", async () => {
    const ana = await linked();
    await sync(ana);
    await create(ana);
    await google.fail("rateLimitExceeded");
    await sync(ana);
    expect(waits).toEqual([5000]);
    expect(there(ana)).toHaveLength(1);
    await create(ana, { title: "Otra" });
    await google.fail("quotaExceeded", 2);
    expect(await sync(ana)).toBe("failed");
    expect(waits).toEqual([5000, 5000]);
    expect((await status(ana)).lastError).toContain("más despacio");
  });

  it("is only said to be busy where the practice wants it so", async () => {
    const ana = await linked();
    await create(ana, { title: "Pérez c/ Gómez", description: "Secreto" });
    await sync(ana);
    await ana.call("PATCH", "/api/google-calendar/link", { body: { busyOnly: true } });
    await sync(ana);
    expect(there(ana)).toMatchObject([{ summary: "Ocupado", visibility: "private" }]);
    expect(JSON.stringify(there(ana))).not.toMatch(/Pérez|Secreto/);
    edit(ana, there(ana)[0] as Resource, AT_GOOGLE);
    await sync(ana);
    expect(await here(ana)).toMatchObject([
      { title: "Pérez c/ Gómez", description: "Secreto", start: "2026-11-25T13:00:00.000Z" },
    ]);
    await ana.call("PATCH", "/api/google-calendar/link", { body: { busyOnly: false } });
    await sync(ana);
    expect(there(ana)).toMatchObject([{ summary: "Pérez c/ Gómez", visibility: "default" }]);
  });

  it("before the link goes too", async () => {
    const ana = await newTenant();
    setPause(async () => undefined);
    await create(ana, { allDay: true });
    await google.link(ana);
    await sync(ana);
    expect(there(ana)).toMatchObject([
      { start: { date: "2026-11-24" }, end: { date: "2026-11-25" } },
    ]);
  });
});

describe("what is written at Google", () => {
  it("comes in with what it lacks, and changes here with it", async () => {
    const ana = await linked();
    const event = google.calendars.insert(ana.email, { ...AT_GOOGLE, end: undefined });
    await sync(ana);
    expect(await here(ana)).toMatchObject([
      {
        title: "Sin título",
        type: "otro",
        color: "#1890ff",
        start: "2026-11-25T13:00:00.000Z",
        end: "2026-11-25T13:00:00.000Z",
        imported: true,
        googleCalendarId: event.id,
      },
    ]);
    edit(ana, event, { summary: "Dentista", colorId: "10" });
    await sync(ana);
    expect(await here(ana)).toMatchObject([{ title: "Dentista", color: "#52c41a" }]);
    google.calendars.remove(ana.email, event.id);
    await sync(ana);
    expect(await here(ana)).toEqual([]);
  });

  it("of a series comes one by one, and one of them can be changed here", async () => {
    const ana = await linked();
    google.calendars.insert(ana.email, {
      ...AT_GOOGLE,
      summary: "Reunión",
      recurrence: ["RRULE:FREQ=WEEKLY;COUNT=3"],
    });
    await sync(ana);
    const all = (await here(ana)).sort((a, b) => (a.start < b.start ? -1 : 1));
    expect(all.map(({ google: at }) => at?.series)).toEqual([true, true, true]);
    await change(ana, all[1] as Event, { title: "Reunión pasada" });
    await sync(ana);
    expect(
      there(ana)
        .map(({ summary }) => summary)
        .sort(),
    ).toEqual(["Reunión", "Reunión", "Reunión pasada"]);
  });

  it("is not to be changed here where another organises it, and says why", async () => {
    const ana = await linked();
    const organizer = { email: "juez@gmail.com", self: false };
    google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: "Reunión", organizer });
    await sync(ana);
    const [event] = await here(ana);
    const path = `/api/events/${event?._id}`;
    for (const answer of [
      await ana.call("PUT", path, { body: { title: "Mía" } }),
      await ana.call("DELETE", path),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([409, "event.read_only"]);
      expect(answer.body.message).toContain("Lo organiza otra persona");
    }
    expect((await ana.call("PUT", path, { body: { type: "reunion" } })).status).toBe(200);
  });

  it("is listed whole where the token is too old, and nothing doubles", async () => {
    const ana = await linked();
    const event = google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: "Uno" });
    await create(ana);
    await sync(ana);
    google.calendars.remove(ana.email, event.id);
    await google.fail("410");
    await sync(ana);
    expect((await here(ana)).map(({ title }) => title)).toEqual(["Audiencia"]);
    expect(there(ana)).toHaveLength(1);
  });
});

describe("what changed on both sides", () => {
  it("keeps Google's hours, and what was said here can be chosen", async () => {
    const ana = await linked();
    const made = await create(ana);
    await sync(ana);
    const moved = { start: "2026-11-26T13:00:00.000Z", end: "2026-11-26T14:00:00.000Z" };
    await change(ana, made, { ...moved, title: "Cambiada acá" });
    edit(ana, there(ana)[0] as Resource, AT_GOOGLE);
    await sync(ana);
    const [event] = await here(ana);
    expect(event).toMatchObject({
      title: "Cambiada acá",
      start: "2026-11-25T13:00:00.000Z",
      google: { conflict: { ours: moved } },
    });
    expect(there(ana)).toMatchObject([{ summary: "Cambiada acá", start: AT_GOOGLE.start }]);
    const path = `/api/events/${event?._id}/google-conflict`;
    const chosen = await ana.call("POST", path, { body: { keep: "foja" } });
    expect(chosen.body.event).toMatchObject({ ...moved, google: { conflict: null } });
    await sync(ana);
    expect(there(ana)).toMatchObject([{ start: { dateTime: moved.start } }]);
    expect((await ana.call("POST", path, { body: { keep: "google" } })).status).toBe(409);
  });

  it("lives on where one side deleted what the other changed", async () => {
    const ana = await linked();
    const made = await create(ana);
    await sync(ana);
    google.calendars.remove(ana.email, made.googleCalendarId ?? "");
    await change(ana, made, { title: "Sigue" });
    await sync(ana);
    expect(there(ana)).toMatchObject([{ summary: "Sigue" }]);
    expect(await here(ana)).toMatchObject([{ title: "Sigue" }]);
  });
});

describe("the brake", () => {
  async function emptied() {
    const ana = await linked();
    for (let n = 0; n < 12; n += 1)
      google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: `${n}` });
    await sync(ana);
    for (const { id } of there(ana)) google.calendars.remove(ana.email, id);
    expect(await sync(ana)).toBe("stopped");
    return ana;
  }

  it("stops before it deletes too much, and deletes when confirmed", async () => {
    const ana = await emptied();
    expect(await here(ana)).toHaveLength(12);
    expect(await status(ana)).toMatchObject({ state: "paused", brake: { deletions: 12, of: 12 } });
    expect(await sync(ana)).toBe("left");
    const body = { answer: "delete" };
    expect((await ana.call("POST", "/api/google-calendar/deletions", { body })).status).toBe(200);
    await sync(ana);
    expect(await here(ana)).toEqual([]);
    expect(await status(ana)).toMatchObject({ state: "connected", brake: null });
  });

  it("brings all of it back to Google when asked to keep it", async () => {
    const ana = await emptied();
    await ana.call("POST", "/api/google-calendar/deletions", { body: { answer: "keep" } });
    await sync(ana);
    expect(await here(ana)).toHaveLength(12);
    expect(there(ana)).toHaveLength(12);
  });
});

describe("the link", () => {
  it("takes out what was only imported when it ends, and doubles nothing when it returns", async () => {
    const ana = await linked();
    await create(ana);
    google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: "Sin tocar" });
    google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: "Tocada" });
    await sync(ana);
    const touched = (await here(ana)).find(({ title }) => title === "Tocada") as Event;
    await change(ana, touched, { title: "Tocada acá" });
    const { body } = await ana.call("DELETE", "/api/google-calendar/link");
    expect(body.removed).toBe(1);
    const titles = async () => (await here(ana)).map(({ title }) => title).sort();
    expect(await titles()).toEqual(["Audiencia", "Tocada acá"]);
    expect(there(ana)).toHaveLength(3);
    await google.link(ana);
    await sync(ana);
    expect(await titles()).toEqual(["Audiencia", "Sin tocar", "Tocada acá"]);
    expect(
      there(ana)
        .map(({ summary }) => summary)
        .sort(),
    ).toEqual(await titles());
  });

  it("is over when its grant is: said once, by mail too, and nothing is deleted", async () => {
    const ana = await linked();
    await create(ana);
    await sync(ana);
    await google.app.request("/faults", {
      method: "POST",
      body: JSON.stringify({ kind: "tokenRevoked", email: ana.email }),
    });
    expect(await sync(ana)).toBe("stopped");
    expect(await sync(ana)).toBe("left");
    expect(await status(ana)).toMatchObject({ connected: false, state: "revoked" });
    expect(await here(ana)).toHaveLength(1);
    await google.link(ana);
    await sync(ana);
    expect(await here(ana)).toHaveLength(1);
    expect(there(ana)).toHaveLength(1);
  });

  it("hears from Google, on a channel of its own", async () => {
    const ana = await linked();
    await sync(ana);
    const [channel] = google.hooks.open.filter(({ email }) => email === ana.email);
    expect(channel?.address).toBe("http://localhost:3000/api/webhooks/google-calendar");
    const stirs = async () => (await Google.find(ana.userId))?.stirs;
    const before = await stirs();
    const post = (token: string, state = "exists") =>
      google.hook({
        "x-goog-channel-id": channel?.id ?? "",
        "x-goog-channel-token": token,
        "x-goog-resource-id": channel?.resourceId ?? "",
        "x-goog-resource-state": state,
      });
    await post("otro");
    await post(channel?.token ?? "", "sync");
    expect(await stirs()).toBe(before);
    expect((await post(channel?.token ?? "")).status).toBe(204);
    expect(await stirs()).toBe((before ?? 0) + 1);
  });

  it("is synchronised by one at a time", async () => {
    const ana = await linked();
    for (let n = 0; n < 3; n += 1) await create(ana, { title: `${n}` });
    const before = google.asked.length;
    const outcomes = await Promise.all([1, 2, 3].map(() => sync(ana)));
    // A later run found nothing left to do.
    expect(new Set(["synced", "left", ...outcomes])).toEqual(new Set(["synced", "left"]));
    expect(outcomes).toContain("synced");
    const sent = google.asked.slice(before).filter((one) => /^POST .*\/events(\?|$)/.test(one));
    expect(sent).toHaveLength(3);
    expect(there(ana)).toHaveLength(3);
  });

  it("is looked at by the job, whoever asked", async () => {
    const ana = await linked();
    google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: "Nueva" });
    const { synced } = await handler();
    expect(synced).toBeGreaterThan(0);
    expect(await here(ana)).toMatchObject([{ title: "Nueva" }]);
    expect(await status(ana)).toMatchObject({ stats: { imported: 1 }, lastError: null });
  });
});

describe("what does not come in", () => {
  const LONG = { start: { date: "2026-10-01" }, end: { date: "2026-12-15" } };

  it("is shown with how many: too long, until it is shorter", async () => {
    const ana = await linked();
    const [leave] = [1, 2].map((n) =>
      google.calendars.insert(ana.email, { ...LONG, summary: `Licencia ${n}` }),
    );
    await sync(ana);
    await sync(ana);
    expect(await here(ana)).toEqual([]);
    expect(await status(ana)).toMatchObject({
      skipped: { tooLong: 2, tooMany: 0 },
      lastError: null,
    });
    edit(ana, leave as Resource, { end: { date: "2026-10-20" } });
    await sync(ana);
    expect(await status(ana)).toMatchObject({ skipped: { tooLong: 1 } });
    expect(await here(ana)).toMatchObject([{ title: "Licencia 1" }]);
  });

  it("says that there was nothing, and then that all was here", async () => {
    const ana = await linked();
    await sync(ana);
    expect(await status(ana)).toMatchObject({ found: 0 });
    google.calendars.insert(ana.email, AT_GOOGLE);
    await sync(ana);
    await sync(ana);
    expect(await status(ana)).toMatchObject({ found: null, stats: { imported: 0 } });
  });

  it("holds up no other, and is tried again", async () => {
    const ana = await linked();
    const wrong = google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: "Dentista" });
    await sync(ana);
    // More than an item of the table can hold.
    const start = { ...AT_GOOGLE.start, timeZone: "Z".repeat(500_000) };
    edit(ana, wrong, { start, summary: "Dentista con demora" });
    google.calendars.insert(ana.email, AT_GOOGLE);
    await create(ana);
    await expect(sync(ana)).rejects.toThrow();
    expect(await here(ana)).toHaveLength(3);
    expect(await status(ana)).toMatchObject({
      lastError: "Error al importar algunos eventos",
      stats: { imported: 1, created: 1 },
    });
    edit(ana, wrong, { ...AT_GOOGLE, summary: "Dentista con placa" });
    expect(await sync(ana)).toBe("synced");
    const titles = (await here(ana)).map(({ title }) => title).sort();
    expect(titles).toEqual(["Audiencia", "Dentista con placa", "Sin título"]);
    expect(await status(ana)).toMatchObject({ lastError: null });
  });
});

describe("a synchronisation that takes too long", () => {
  it("ends with a sentence, and the next goes on where it was", async () => {
    const ana = await linked();
    for (let n = 0; n < 120; n += 1) {
      google.calendars.insert(ana.email, { ...AT_GOOGLE, summary: `G${n}` });
    }
    // 30 s and 3 s for each of the 120: more than six minutes. Two pauses of four exceed it.
    let late = 0;
    setPause(async () => {
      late += 4 * 60_000;
      const at = Date.now() + late;
      setClock(() => at);
    });
    expect(await sync(ana)).toBe("failed");
    expect(await status(ana)).toMatchObject({
      lastError: "La sincronización está tardando demasiado",
      stats: { imported: 120 },
    });
    setPause(async () => undefined);
    expect(await sync(ana)).toBe("synced");
    expect(await here(ana)).toHaveLength(120);
    expect(await status(ana)).toMatchObject({ lastError: null, stats: { imported: 0 } });
  });
});

describe("five hundred events", () => {
  it("go both ways, and are alike on both sides", async () => {
    const ana = await newTenant();
    const paused: number[] = [];
    setPause(async (ms) => paused.push(ms));
    const at = (n: number) => new Date(Date.parse(HOUR.start) + n * 3600_000).toISOString();
    for (let n = 0; n < 250; n += 1) {
      const dateTime = { start: { dateTime: at(n) }, end: { dateTime: at(n + 1) } };
      google.calendars.insert(ana.email, { summary: `G${n}`, ...dateTime });
    }
    for (let part = 0; part < 3; part += 1) {
      const events = Array.from({ length: part < 2 ? 100 : 50 }, (_, i) => {
        const n = part * 100 + i;
        return { title: `F${n}`, start: at(n), end: at(n + 1) };
      });
      await ana.call("POST", "/api/events/batch", { body: { events } });
    }
    await google.link(ana);
    expect(await sync(ana)).toBe("synced");
    const say = (title: string, start: string) => `${title} ${new Date(start).toISOString()}`;
    const ours = (await here(ana)).map(({ title, start }) => say(title, start)).sort();
    const theirs = there(ana).map(({ summary = "", start }) => say(summary, start?.dateTime ?? ""));
    expect(ours).toHaveLength(500);
    expect(theirs.sort()).toEqual(ours);
    expect(await Events.importedUntouched(ana.userId)).toHaveLength(250);
    expect(await status(ana)).toMatchObject({ stats: { imported: 250, created: 250 } });
    // Fifty imported and ten sent at a time.
    const often = (ms: number) => paused.filter((one) => one === ms).length;
    expect([often(500), often(1000)]).toEqual([4, 24]);
  });
});

describe("a case that is kept from the person whose calendar it is", () => {
  /** A linked practice with an event of the case at Google, and one without a case. */
  async function sent() {
    const { ana, eva, folderId } = await newPair();
    await linked(ana);
    const event = await create(eva, { title: CANARY, description: CANARY, folderId });
    await create(eva, { title: "De todos" });
    await sync(ana);
    expect(there(ana)).toHaveLength(2);
    return { ana, eva, folderId, event };
  }
  const titles = (tenant: Tenant) => there(tenant).map(({ summary }) => summary);
  const atEvas = async (eva: Tenant, { _id }: Event) =>
    (await here(eva)).find((one) => one._id === _id);

  it("goes from Google when it is reserved, does not come back in, and returns when it is opened", async () => {
    const { ana, eva, folderId, event } = await sent();
    await reserve(eva, folderId, []);
    await sync(ana);
    expect(titles(ana)).toEqual(["De todos"]);
    await sync(ana, { full: true });
    await sync(ana);
    expect(titles(ana)).toEqual(["De todos"]);
    expect((await here(ana)).map(({ title }) => title)).toEqual(["De todos"]);
    expect(await atEvas(eva, event)).toMatchObject({ title: CANARY, syncedWithGoogle: false });

    await reserve(eva, folderId, null);
    await sync(ana);
    expect(titles(ana).sort()).toEqual([CANARY, "De todos"]);
    expect(await here(ana)).toHaveLength(2);
    expect(await atEvas(eva, event)).toMatchObject({ syncedWithGoogle: true });
    const before = google.asked.length;
    await sync(ana);
    expect(
      google.asked.slice(before).filter((one) => /^(POST|PATCH|DELETE) .calendar/.test(one)),
    ).toEqual([]);
  });

  it("sends nothing of what is made, changed, moved there and deleted meanwhile", async () => {
    const { ana, eva, folderId, event } = await sent();
    await reserve(eva, folderId, []);
    await sync(ana);
    const before = google.calendars.since(ana.email, 0);
    const made = await create(eva, { title: CANARY, folderId });
    expect(made.googleCalendarId).toBeNull();
    await change(eva, event, { title: `${CANARY} bis` });
    const other = await create(eva, { title: "Suelta" });
    await sync(ana);
    expect(titles(ana).sort()).toEqual(["De todos", "Suelta"]);
    await change(eva, other, { title: `${CANARY} al fin`, folderId });
    await sync(ana);
    await sync(ana, { full: true });
    expect(JSON.stringify(there(ana))).not.toContain(CANARY);
    const bodies = google.calendars
      .since(ana.email, 0)
      .filter(({ id }) => !before.some((one) => one.id === id));
    expect(JSON.stringify(bodies)).not.toContain(CANARY);
    await eva.call("DELETE", `/api/events/${made._id}`);
    await sync(ana);

    await reserve(eva, folderId, [ana.userId]);
    await sync(ana);
    expect(titles(ana).sort()).toEqual([`${CANARY} al fin`, `${CANARY} bis`, "De todos"]);
  });

  it("leaves alone what its person made at Google, and what is left of ours there", async () => {
    const { ana, eva, folderId } = await sent();
    google.calendars.insert(ana.email, { summary: "De Ana", ...AT_GOOGLE });
    await sync(ana);
    const own = (await here(eva)).find(({ title }) => title === "De Ana") as Event;
    await change(eva, own, { title: CANARY, folderId });
    await reserve(eva, folderId, []);
    const copy = there(ana).find(({ summary }) => summary === CANARY);
    await sync(ana);
    expect(titles(ana).sort()).toEqual(["De Ana", "De todos"]);
    // A copy of one of Foja's events made at Google has its mark.
    google.calendars.insert(ana.email, {
      summary: CANARY,
      ...AT_GOOGLE,
      extendedProperties: copy?.extendedProperties,
    });
    edit(ana, there(ana).find(({ summary }) => summary === "De Ana") as Resource, {
      summary: "De Ana, después",
    });
    await sync(ana);
    expect((await here(ana)).map(({ title }) => title)).toEqual(["De todos"]);
    expect((await here(eva)).filter(({ title }) => title === CANARY)).toHaveLength(2);
  });
});

it("sends nothing to the calendar of a titular who is no longer of the practice", async () => {
  const ana = await newTenant({ plan: "premium" });
  const eva = await letIn(ana, await newTenant(), "titular");
  await linked(eva);
  await create(ana);
  await sync(ana);
  expect(there(eva)).toHaveLength(1);
  expect((await ana.call("DELETE", `/api/members/${eva.userId}`)).status).toBe(200);
  await create(ana, { title: "Después" });
  expect(await sync(ana)).toBe("stopped");
  expect(there(eva).map(({ summary }) => summary)).toEqual(["Audiencia"]);
  expect(await status(ana)).toMatchObject({ connected: false, state: "revoked" });
  const { alerts } = (await ana.call("GET", `/api/alert/useralerts/${ana.userId}`)).body;
  expect(JSON.stringify(alerts)).toContain("Reconectá tu calendario");
});
