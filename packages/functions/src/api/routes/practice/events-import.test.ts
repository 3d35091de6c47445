import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Event = { _id: string; title: string; googleCalendarId: string | null };
type Outcome = {
  events: Event[];
  skipped: { index: number; googleCalendarId: string }[];
  failed: { index: number; message: string }[];
};

const START = "2026-03-10T12:30:00.000Z";
const fromGoogle = (googleCalendarId: string, more: object = {}) => ({
  googleCalendarId,
  title: googleCalendarId,
  start: START,
  ...more,
});

const send = (tenant: Tenant, events: unknown, headers: Record<string, string> = {}) =>
  tenant.call("POST", "/api/events/batch", { body: { events, syncSource: "google" }, headers });

async function bring(tenant: Tenant, events: unknown[]): Promise<Outcome> {
  const answer = await send(tenant, events);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as unknown as Outcome;
}

async function agenda(tenant: Tenant): Promise<string[]> {
  const { body } = await tenant.call("GET", `/api/events/user/${tenant.userId}?limit=1000`);
  return (body.events as Event[]).map(({ title }) => title).sort();
}

describe("an import", () => {
  it("gives what is missing its value by default", async () => {
    const ana = await newTenant();
    const { events, failed } = await bring(ana, [
      { googleCalendarId: "a", start: START },
      fromGoogle("b", { title: "  Línea\r\ncortada  ", type: "other", color: "#ABCDEF" }),
      fromGoogle("c", {
        title: "x".repeat(900),
        allDay: true,
        start: "2026-03-10",
        end: "2026-03-12",
      }),
    ]);
    expect(failed).toEqual([]);
    expect(events).toMatchObject([
      {
        title: "Sin título",
        type: "otro",
        color: "#1890ff",
        start: START,
        end: START,
        googleCalendarId: "a",
        syncedWithGoogle: true,
        imported: true,
      },
      { title: "Línea cortada", type: "otro", color: "#abcdef" },
      { allDay: true, start: "2026-03-10T03:00:00.000Z", end: "2026-03-12T03:00:00.000Z" },
    ]);
    expect(events[2]?.title).toHaveLength(250);
  });

  it("skips what is there already, and answers why each of the others failed", async () => {
    const ana = await newTenant();
    await bring(ana, [fromGoogle("a")]);
    const outcome = await bring(ana, [
      fromGoogle("a"),
      fromGoogle("b"),
      fromGoogle("b"),
      fromGoogle("c", { type: "fiesta" }),
      fromGoogle("d", { end: "2026-03-09T00:00:00Z" }),
      fromGoogle("e", { folderId: "fol_00000000000000000000000000" }),
      null,
      "texto",
      { title: "Sin Google", start: START, ownerId: "usr_x" },
    ]);
    expect(outcome.events.map(({ title }) => title)).toEqual(["b"]);
    expect(outcome.skipped).toEqual([
      { index: 0, googleCalendarId: "a" },
      { index: 2, googleCalendarId: "b" },
    ]);
    expect(outcome.failed.map(({ index }) => index)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(outcome.failed[1]?.message).toBe("Fin: no puede ser anterior al inicio");
    for (const { message } of outcome.failed) expect(message).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(await agenda(ana)).toEqual(["a", "b"]);
  });

  it("takes a hundred and refuses a hundred and one whole", async () => {
    const ana = await newTenant();
    const many = Array.from({ length: 101 }, (_, i) => fromGoogle(`g-${i}`));
    const refused = await send(ana, many);
    expect([refused.status, refused.body.message]).toEqual([422, "Eventos: hasta 100 por vez"]);
    expect(await agenda(ana)).toEqual([]);
    expect((await bring(ana, many.slice(1))).events).toHaveLength(100);
    expect(await agenda(ana)).toHaveLength(100);
    expect((await bring(ana, many.slice(1))).skipped).toHaveLength(100);
    expect((await send(ana, [])).status).toBe(422);
  });

  it("is done once under its key, and twice without one only where Google gives no identifier", async () => {
    const ana = await newTenant();
    const events = [fromGoogle("a"), { title: "Suelto", start: START }];
    const headers = { "idempotency-key": "una-vez" };
    const first = await send(ana, events, headers);
    const second = await send(ana, events, headers);
    expect(second.body).toEqual(first.body);
    expect(await agenda(ana)).toEqual(["Suelto", "a"]);
  });

  it("at the same time as itself brings each event once", async () => {
    const ana = await newTenant();
    const events = Array.from({ length: 8 }, (_, i) => fromGoogle(`g-${i}`));
    const outcomes = await Promise.all([1, 2, 3].map(() => bring(ana, events)));
    expect(outcomes.flatMap((one) => one.events)).toHaveLength(8);
    expect(await agenda(ana)).toHaveLength(8);
  });
});

describe("an event of Google", () => {
  it("is one of ours at most, until that one goes", async () => {
    const ana = await newTenant();
    const [mine] = (await bring(ana, [{ title: "Mío", start: START }])).events;
    const { events } = await bring(ana, [fromGoogle("a")]);
    const theirs = events[0]?._id;
    const link = (googleCalendarId: unknown, id = mine?._id) =>
      ana.call("PATCH", `/api/events/${id}/google-id`, { body: { googleCalendarId } });
    expect((await link("a")).status).toBe(409);
    expect((await link(undefined)).status).toBe(422);
    const linked = await link("nuevo");
    expect(linked.body).toMatchObject({
      success: true,
      event: { googleCalendarId: "nuevo", syncedWithGoogle: true, imported: false, version: 2 },
    });
    expect((await link("nuevo")).body.event).toMatchObject({ version: 2 });
    expect((await bring(ana, [fromGoogle("nuevo")])).skipped).toHaveLength(1);
    await ana.call("DELETE", `/api/events/${theirs}`);
    expect((await link("a")).status).toBe(200);
    expect((await ana.call("POST", `/api/events/${theirs}/restore`)).status).toBe(409);
    expect((await link(null)).body.event).toMatchObject({ syncedWithGoogle: false });
    expect((await ana.call("POST", `/api/events/${theirs}/restore`)).status).toBe(200);
  });

  it("goes with the calendar it was imported from, and what was written here stays", async () => {
    const ana = await newTenant();
    await bring(ana, [fromGoogle("a"), fromGoogle("b")]);
    const body = { title: "Propio", start: START, end: START };
    const own = await ana.call("POST", "/api/events", { body });
    const { _id } = own.body.event as Event;
    await ana.call("PATCH", `/api/events/${_id}/google-id`, { body: { googleCalendarId: "c" } });
    const remove = () => ana.call("DELETE", `/api/events/google-events/${ana.userId}`);
    expect((await remove()).body).toMatchObject({ removed: 2 });
    expect(await agenda(ana)).toEqual(["Propio"]);
    expect((await remove()).body).toMatchObject({ removed: 0 });
    expect((await bring(ana, [fromGoogle("a")])).events).toHaveLength(1);
  });
});
