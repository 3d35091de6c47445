import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Event = {
  _id: string;
  title: string;
  start: string;
  end: string;
  version: number;
  folderId: string | null;
  seriesId: string | null;
  googleCalendarId: string | null;
};
type Page = { events: Event[]; nextCursor?: string };

const HEARING = {
  title: "Audiencia preliminar",
  start: "2026-03-10T12:30:00.000Z",
  end: "2026-03-10T14:00:00.000Z",
};

async function open(tenant: Tenant, folderName = "Pérez c/ Gómez"): Promise<string> {
  const { body } = await tenant.call("POST", "/api/folders", { body: { folderName } });
  return (body.folder as { _id: string })._id;
}

async function add(tenant: Tenant, more: object = {}): Promise<Event> {
  const answer = await tenant.call("POST", "/api/events", { body: { ...HEARING, ...more } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.event as Event;
}

async function list(tenant: Tenant, query = ""): Promise<Page> {
  const answer = await tenant.call("GET", `/api/events/user/${tenant.userId}${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as Page;
}

it("does not come back before its case, which was deleted while it was away", async () => {
  const ana = await newTenant();
  const folderId = await open(ana);
  const { _id } = await add(ana, { folderId });
  await ana.call("DELETE", `/api/events/${_id}`);
  await ana.call("DELETE", `/api/folders/${folderId}`);
  const early = await ana.call("POST", `/api/events/${_id}/restore`);
  expect([early.status, early.body.message]).toEqual([
    409,
    "Su causa está en Eliminadas: restaurá primero la causa.",
  ]);
  await ana.call("POST", `/api/folders/${folderId}/restore`);
  expect((await ana.call("GET", `/api/events/id/${_id}`)).status).toBe(410);
  await ana.call("POST", `/api/events/${_id}/restore`);
  const again = await ana.call("GET", `/api/events/id/${_id}`);
  expect(again.body.event).toMatchObject({ folderId, folderName: "Pérez c/ Gómez" });
});

const titles = ({ events }: Page) => events.map(({ title }) => title);
const timeline = async (tenant: Tenant, folderId: string) =>
  (await tenant.call("GET", `/api/folders/${folderId}/activities/combined`)).body as unknown as {
    activities: { _id: string; type: string; title: string }[];
    pagination: { total: number };
  };

describe("an event", () => {
  it("keeps every field, changes those that come, and clears with null", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const given = {
      ...HEARING,
      description: "Llevar la prueba.\nSala 2.",
      type: "audiencia",
      color: "#1890FF",
      folderId,
    };
    const created = await ana.call("POST", "/api/events", { body: given });
    expect(created.headers.get("etag")).toBe('"1"');
    expect(created.body.event).toMatchObject({
      ...given,
      color: "#1890ff",
      allDay: false,
      folderName: "Pérez c/ Gómez",
      googleCalendarId: null,
      syncedWithGoogle: false,
      imported: false,
      userId: ana.userId,
      version: 1,
    });
    const { _id } = created.body.event as Event;
    const body = { description: null, color: "", folderId: null, type: "other" };
    const changed = await ana.call("PUT", `/api/events/${_id}`, { body });
    expect(changed.body.event).toMatchObject({
      title: HEARING.title,
      description: null,
      color: null,
      folderId: null,
      folderName: null,
      type: "otro",
      version: 2,
    });
    const read = await ana.call("GET", `/api/events/id/${_id}`);
    expect(read.body.event).toEqual(changed.body.event);
    const headers = { "if-match": '"1"' };
    const stale = await ana.call("PUT", `/api/events/${_id}`, { body, headers });
    expect([stale.status, stale.body.error]).toEqual([412, "version.stale"]);
  });

  it.each([
    [{ title: " " }, "title"],
    [{ title: "a\r\nb" }, "title"],
    [{ start: undefined }, "start"],
    [{ start: "2026-03-10" }, "start"],
    [{ start: "2026-02-30T10:00:00Z" }, "start"],
    [{ end: undefined }, "end"],
    [{ end: "2026-03-10T12:29:59Z" }, "end"],
    [{ end: "2026-05-10T12:30:00Z" }, "end"],
    [{ type: "fiesta" }, "type"],
    [{ color: "red" }, "color"],
    [{ color: "#1890ff;}" }, "color"],
    [{ color: "#1890ff\n" }, "color"],
    [{ allDay: "sí" }, "allDay"],
    [{ folderId: "fol_00000000000000000000000000" }, "folderId"],
    [{ userId: "usr_00000000000000000000000000" }, ""],
    [{ imported: true }, ""],
  ])("with %j is refused at %s", async (wrong, path) => {
    const ana = await newTenant();
    const { status, body } = await ana.call("POST", "/api/events", {
      body: { ...HEARING, ...wrong },
    });
    expect(status).toBe(422);
    expect(body.details).toEqual([expect.objectContaining({ path })]);
    expect((await list(ana)).events).toEqual([]);
  });

  it("that lasts all day runs from a midnight of the practice to the next", async () => {
    const ana = await newTenant();
    const fair = {
      allDay: true,
      start: "2026-01-01T12:00:00-03:00",
      end: "2026-01-31T23:59:00-03:00",
    };
    const { _id, ...event } = await add(ana, fair);
    expect(event).toMatchObject({
      start: "2026-01-01T03:00:00.000Z",
      end: "2026-02-01T03:00:00.000Z",
    });
    const again = await ana.call("PUT", `/api/events/${_id}`, { body: { title: "Feria" } });
    expect(again.body.event).toMatchObject({ start: event.start, end: event.end });
    expect(titles(await list(ana, "?from=2026-01-31&to=2026-01-31"))).toEqual(["Feria"]);
    expect(titles(await list(ana, "?from=2026-02-01&to=2026-02-01"))).toEqual([]);
  });

  it("is another practice's to nobody", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const { _id } = await add(ana);
    const tries = [
      eva.call("GET", `/api/events/id/${_id}`),
      eva.call("PUT", `/api/events/${_id}`, { body: { title: "Mío" } }),
      eva.call("PATCH", `/api/events/${_id}/google-id`, { body: { googleCalendarId: "g" } }),
      eva.call("DELETE", `/api/events/${_id}`),
      eva.call("POST", `/api/events/${_id}/restore`),
    ];
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await eva.call("GET", `/api/events/user/${ana.userId}`)).status).toBe(403);
    expect((await eva.call("DELETE", `/api/events/google-events/${ana.userId}`)).status).toBe(403);
    const theirs = await eva.call("POST", "/api/events", {
      body: { ...HEARING, folderId: await open(ana) },
    });
    expect(theirs.status).toBe(422);
    expect(titles(await list(ana))).toEqual([HEARING.title]);
  });

  it("has a place and a link, which is an address", async () => {
    const ana = await newTenant();
    const where = { place: "Juzgado Civil 5, sala 2", link: "https://meet.google.com/abc" };
    const event = await add(ana, where);
    expect(event).toMatchObject({ ...where, seriesId: null });
    const put = (body: object) => ana.call("PUT", `/api/events/${event._id}`, { body });
    expect((await put({ place: "", link: null })).body.event).toMatchObject({
      ...{ place: null, link: null },
    });
    const { status, body } = await put({ link: "javascript:alert(1)" });
    expect([status, body.message]).toEqual([
      ...[422, "Enlace: escribí una dirección que empiece con https://"],
    ]);
  });

  it("is added once under its key", async () => {
    const ana = await newTenant();
    const headers = { "idempotency-key": "una-vez" };
    const first = await ana.call("POST", "/api/events", { body: HEARING, headers });
    const second = await ana.call("POST", "/api/events", { body: HEARING, headers });
    expect(second.body).toEqual(first.body);
    expect((await list(ana)).events).toHaveLength(1);
  });

  it("goes and comes back, counted in its case, and goes along when the case goes", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const { _id } = await add(ana, { folderId, type: "audiencia" });
    expect(await timeline(ana, folderId)).toMatchObject({
      activities: [{ _id, kind: "event", type: "audiencia", title: HEARING.title }],
      pagination: { total: 1 },
    });
    await ana.call("DELETE", `/api/events/${_id}`);
    expect((await timeline(ana, folderId)).pagination.total).toBe(0);
    expect((await ana.call("GET", `/api/events/id/${_id}`)).status).toBe(410);
    expect((await ana.call("POST", `/api/events/${_id}/restore`)).status).toBe(200);
    expect((await timeline(ana, folderId)).pagination.total).toBe(1);
    await ana.call("DELETE", `/api/folders/${folderId}`);
    expect((await ana.call("GET", `/api/events/id/${_id}`)).status).toBe(410);
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    const back = await ana.call("GET", `/api/events/id/${_id}`);
    expect(back.body.event).toMatchObject({ folderId, folderName: "Pérez c/ Gómez" });
  });

  it("moves to another case, and takes a word of the calendar service", async () => {
    const ana = await newTenant();
    const [here, there] = [await open(ana), await open(ana, "Otra")];
    const { _id } = await add(ana, { folderId: here });
    const headers = { "x-calendar-sync": "google" };
    const moved = await ana.call("PUT", `/api/events/${_id}`, {
      body: { folderId: there },
      headers,
    });
    expect(moved.body.event).toMatchObject({ folderId: there, folderName: "Otra" });
    expect((await timeline(ana, here)).pagination.total).toBe(0);
    expect((await timeline(ana, there)).pagination.total).toBe(1);
    const odd = { "x-calendar-sync": "otro" };
    const answer = await ana.call("PUT", `/api/events/${_id}`, { body: {}, headers: odd });
    expect([answer.status, answer.body.error]).toEqual([400, "request.malformed"]);
    expect((await ana.call("DELETE", `/api/events/${_id}`, { headers })).status).toBe(200);
  });
});

describe("an event that is repeated", () => {
  const weekly = { ...HEARING, repeat: { every: "semana", times: 3 } };

  it("is one event each time, in one series, and counted in its case", async () => {
    const ana = await newTenant();
    const folderId = await open(ana);
    const first = await add(ana, { ...weekly, folderId, place: "Sala 2" });
    const { events } = await list(ana, "?from=2026-03-01&to=2026-04-30");
    expect(events.map(({ start }) => start)).toEqual([
      ...["2026-03-10T12:30:00.000Z", "2026-03-17T12:30:00.000Z", "2026-03-24T12:30:00.000Z"],
    ]);
    expect(events).toEqual(
      Array(3).fill(expect.objectContaining({ seriesId: first._id, place: "Sala 2", folderId })),
    );
    expect((await timeline(ana, folderId)).pagination.total).toBe(3);
  });

  it("goes from one of them on, or only one, and each comes back by itself", async () => {
    const ana = await newTenant();
    await add(ana, {
      title: "Otra",
      start: "2026-03-24T12:00:00.000Z",
      end: "2026-03-24T13:00:00.000Z",
    });
    await add(ana, weekly);
    const at = "?from=2026-03-01&to=2026-04-30";
    const [, second, third] = (await list(ana, at)).events.filter(({ title }) => title !== "Otra");
    const gone = await ana.call("DELETE", `/api/events/${second?._id}/series`);
    expect(gone.body).toMatchObject({ success: true, count: 2 });
    const left = (await list(ana, at)).events;
    expect(left.map(({ title }) => title)).toEqual(["Audiencia preliminar", "Otra"]);
    const back = await ana.call("POST", `/api/events/${third?._id}/restore`);
    expect(back.body.event).toMatchObject({ _id: third?._id, seriesId: third?.seriesId });
  });

  it("is made once under its key", async () => {
    const ana = await newTenant();
    const headers = { "Idempotency-Key": "weekly-1" };
    for (const _ of [1, 2]) await ana.call("POST", "/api/events", { body: weekly, headers });
    expect((await list(ana)).events).toHaveLength(3);
  });

  it.each([
    [{ every: "año", times: 3 }, "Se repite: elegí dia, semana o mes"],
    [{ every: "mes" }, "Veces: elegí cuántas, o hasta qué día, y no las dos"],
    [{ every: "mes", times: 61 }, "Veces: elegí un número entero del 2 al 60"],
    [{ every: "dia", until: "2027-03-10" }, "Repetir hasta: un evento se repite hasta 60 veces"],
    [{ every: "mes", until: "2026-03-11" }, "Repetir hasta: así no se repite ninguna vez"],
  ])("with %j says why not", async (repeat, message) => {
    const ana = await newTenant();
    const body = { ...HEARING, repeat };
    const answer = await ana.call("POST", "/api/events", { body });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect((await list(ana)).events).toEqual([]);
  });
});

it("says first that its case is not there, and then that its days are wrong", async () => {
  const ana = await newTenant();
  const repeat = { every: "mes", until: "2026-03-11" };
  const body = { ...HEARING, folderId: "fol_01M8EW4R9TQZV9DRFYNF6QYAYD", repeat };
  const answer = await ana.call("POST", "/api/events", { body });
  expect(answer.body.details).toMatchObject([{ path: "folderId" }]);
});

describe("the agenda", () => {
  it("is read latest first, page by page, or only some fields of it", async () => {
    const ana = await newTenant();
    for (const hour of [10, 12, 11]) {
      await add(ana, { title: `A las ${hour}`, start: `2026-03-10T${hour}:00:00Z` });
    }
    const first = await list(ana, "?limit=2");
    expect(titles(first)).toEqual(["A las 12", "A las 11"]);
    const second = await list(ana, `?limit=2&cursor=${encodeURIComponent(first.nextCursor ?? "")}`);
    expect(titles(second)).toEqual(["A las 10"]);
    expect(second.nextCursor).toBeUndefined();
    const [light] = (await list(ana, "?fields=title,type,folderId&limit=1")).events;
    expect(light).toEqual({
      _id: expect.any(String),
      title: "A las 12",
      type: "otro",
      folderId: null,
    });
    expect((await list(ana, "?archived=true")).events).toEqual([]);
  });

  it("answers what falls in a range by the days of the practice, first things first", async () => {
    const ana = await newTenant();
    const on = (title: string, start: string, end = start) => add(ana, { title, start, end });
    await on("noche del 9", "2026-03-10T02:59:59.999Z");
    await on("medianoche del 10", "2026-03-10T03:00:00.000Z");
    await on("noche del 10", "2026-03-11T02:00:00Z", "2026-03-11T04:00:00Z");
    await on("medianoche del 11", "2026-03-11T03:00:00.000Z");
    await on("largo", "2026-01-10T03:00:00.000Z", "2026-03-10T05:00:00.000Z");
    await on("terminó justo", "2026-03-01T03:00:00.000Z", "2026-03-10T03:00:00.000Z");
    const day = await list(ana, "?from=2026-03-10&to=2026-03-10");
    expect(titles(day)).toEqual(["largo", "medianoche del 10", "noche del 10"]);
    expect(titles(await list(ana, "?from=2026-03-11&to=2026-03-11"))).toEqual([
      "noche del 10",
      "medianoche del 11",
    ]);
    const hours = "?from=2026-03-10T00:00:00-03:00&to=2026-03-10T22:00:00-03:00";
    expect(titles(await list(ana, hours.replaceAll("+", "%2B")))).toEqual([
      "largo",
      "medianoche del 10",
    ]);
    expect(titles(await list(ana, "?to=2026-03-01"))).toEqual(["largo", "terminó justo"]);
    expect(titles(await list(ana, "?from=2026-03-11"))).toEqual([
      "noche del 10",
      "medianoche del 11",
    ]);
    const pages: string[] = [];
    for (let cursor = ""; ; ) {
      const found = await list(ana, `?from=2026-03-10&to=2026-03-10&limit=1${cursor}`);
      pages.push(...titles(found));
      if (!found.nextCursor) break;
      cursor = `&cursor=${encodeURIComponent(found.nextCursor)}`;
    }
    expect(pages).toEqual(titles(day));
  });

  it.each([
    "?from=ayer",
    "?to=2026-02-30",
    "?from=2026-03-11&to=2026-03-09",
    "?from=1899-12-31",
    "?limit=0",
    "?fields=title,eventType",
    "?desde=2026-03-10",
  ])("refuses %s", async (query) => {
    const ana = await newTenant();
    const { status, body } = await ana.call("GET", `/api/events/user/${ana.userId}${query}`);
    expect(status).toBe(422);
    expect(body.message).toMatch(/^[A-ZÁÉÍÓÚ]/);
  });

  it("takes no cursor of another range", async () => {
    const ana = await newTenant();
    await add(ana);
    await add(ana);
    const { nextCursor = "" } = await list(ana, "?limit=1");
    const other = `?limit=1&from=2026-01-01&cursor=${encodeURIComponent(nextCursor)}`;
    expect((await ana.call("GET", `/api/events/user/${ana.userId}${other}`)).status).toBe(400);
  });
});
