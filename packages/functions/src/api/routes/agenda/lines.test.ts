import { Lines } from "@foja/core/agenda/lines";
import type { Line } from "@foja/core/agenda/lines/line.schema";
import { Scheduling } from "@foja/core/agenda/scheduling";
import { at, now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { instantAt, startOfDay } from "@foja/core/kernel/zone.rules";
import { Shelves } from "@foja/core/operations/shelves";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Notifications } from "@foja/core/practice/notifications";
import { Tasks } from "@foja/core/practice/tasks";
import { letIn } from "@foja/harness/members";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

startAt("2026-11-25T12:00:00.000Z");

const today = "2026-11-25";
const on = (days: number) => addDays(today, days);
const SPAN = `from=${today}&to=${on(7)}`;

type Agenda = { overdue: Line[]; lines: Line[]; complete: boolean };

async function agenda(tenant: Tenant, query = `${SPAN}&overdue=true`) {
  const { status, body } = await tenant.call("GET", `/api/agenda?${query}`);
  expect(status).toBe(200);
  return body as unknown as Agenda;
}

const shown = (lines: Line[]) => lines.map(({ kind, title, day }) => [kind, title, day]);

const openCase = (tenant: Tenant) =>
  tenant.as(async () => (await Folders.create({ folderName: "Pérez c/ Gómez" }))._id);

const expiring = (folderId: string, title: string, dateExpiration: string) => ({
  ...{ folderId, title, time: today, dateExpiration },
});

/** A deadline that falls due within days; the engine computes when. */
const schedule = (title: string) =>
  Scheduling.schedule({
    title,
    variables: {
      ...{ jurisdiccion: "PJN", notificacion: today, cantidad: 2, unidad: "corridos" },
      tipoNotificacion: "electronica",
      opciones: { feriaHabilitada: true },
    },
  });

describe("what is next in each case", () => {
  const next = async (tenant: Tenant) => {
    const { status, body } = await tenant.call("GET", "/api/agenda/next");
    expect(status).toBe(200);
    const lines = body.lines as (Line & { folderId: string })[];
    return Object.fromEntries(lines.map(({ folderId, title }) => [folderId, title]));
  };

  it("is the first open thing with a date, overdue included, of every kind", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const [one, two, three] = [await openCase(ana), await openCase(ana), await openCase(ana)];
    await ana.as(async () => {
      await Tasks.create({ name: "Lejos", dueDate: on(40), folderId: one });
      await Tasks.create({ name: "Sin causa", dueDate: on(1) });
      await Tasks.create({ name: "Hecha", dueDate: on(1), folderId: one, status: "completada" });
      await Movements.create(expiring(one, "Traslado", on(3)));
      await Notifications.create(expiring(two, "Venció", on(-2)));
      await Tasks.create({ name: "Mañana", dueDate: on(1), folderId: two });
      const event = (title: string, days: number, folderId: string) =>
        Events.create({
          ...{ title, folderId, start: instantAt(on(days), "09:30") },
          end: instantAt(on(days), "10:30"),
        });
      await event("Ya fue", -1, three);
      await event("Audiencia", 2, three);
    });
    expect(await next(ana)).toEqual({ [one]: "Traslado", [two]: "Venció", [three]: "Audiencia" });
    expect(await next(eva)).toEqual({});
  });

  it("follows what is done, moved and deleted, and the passing of time", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const task = (name: string, days: number) =>
      ana.as(async () => (await Tasks.create({ name, dueDate: on(days), folderId }))._id);
    const [first, second] = [await task("Primera", 1), await task("Segunda", 3)];
    expect(await next(ana)).toEqual({ [folderId]: "Primera" });
    await ana.as(() => Tasks.update(first, { dueDate: on(9) }));
    expect(await next(ana)).toEqual({ [folderId]: "Segunda" });
    await ana.as(() => Tasks.remove(second));
    expect(await next(ana)).toEqual({ [folderId]: "Primera" });
    await ana.as(() => Tasks.toggle(first));
    expect(await next(ana)).toEqual({});
    const start = instantAt(on(1), "09:30");
    await ana.as(() => Events.create({ title: "Audiencia", folderId, start, end: start }));
    expect(await next(ana)).toEqual({ [folderId]: "Audiencia" });
    // By then no token of today is valid.
    const later = () => ana.as(() => Lines.nextOfCases());
    expect(await at(now() + 3 * 24 * 3600_000, later)).toEqual({ lines: [], complete: true });
  });
});

describe("who answers for what is in the agenda", () => {
  it("is a task's own, a case's for what is of it, and who entered an event of none", async () => {
    const ana = await newTenant({ plan: "premium" });
    const eva = await letIn(ana, await newTenant(), "abogado");
    const folder = { folderName: "Pérez c/ Gómez", responsibleId: eva.userId };
    const folderId = await ana.as(async () => (await Folders.create(folder))._id);
    const [start, end] = [instantAt(on(2), "09:30"), instantAt(on(2), "10:30")];
    await ana.as(async () => {
      await Tasks.create({ name: "De Ana", dueDate: on(1), folderId });
      await Tasks.create({ name: "De Eva", dueDate: on(-1), responsibleId: eva.userId });
      await Movements.create(expiring(folderId, "Traslado", on(1)));
      await Notifications.create(expiring(folderId, "Cédula", on(-3)));
      await Events.create({ title: "Audiencia", folderId, start, end });
      await Events.create({ title: "Café", start, end });
    });
    await eva.as(() => Events.create({ title: "Almuerzo", start, end }));
    const { overdue, lines } = await agenda(ana);
    const whose = (of: Line[]) =>
      Object.fromEntries(of.map(({ title, responsibleId }) => [title, responsibleId]));
    expect(whose(overdue)).toEqual({ "De Eva": eva.userId, Cédula: eva.userId });
    expect(whose(lines)).toEqual({
      ...{ "De Ana": ana.userId, Traslado: eva.userId, Audiencia: eva.userId },
      ...{ Café: ana.userId, Almuerzo: eva.userId },
    });
    await ana.call("PUT", `/api/folders/${folderId}`, { body: { responsibleId: ana.userId } });
    expect(whose((await agenda(eva)).lines)).toMatchObject({
      ...{ Traslado: ana.userId, Audiencia: ana.userId },
    });
  });
});

describe("the agenda of a practice", () => {
  it("has everything dated as equals, by day and hour, what is overdue apart", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const folderId = await openCase(ana);
    const deadline = await ana.as(async () => {
      await Tasks.create({ name: "Vieja", dueDate: on(-20) });
      await Tasks.create({ name: "Cédula a diligenciar", dueDate: on(2), folderId });
      await Tasks.create({ name: "Hecha", dueDate: on(1), status: "completada" });
      await Tasks.create({ name: "Lejos", dueDate: on(8) });
      await Movements.create(expiring(folderId, "Traslado", on(3)));
      await Movements.create({ ...expiring(folderId, "Cumplido", on(3)), completed: true });
      await Movements.create(expiring(folderId, "Pasó", on(-1)));
      await Notifications.create(expiring(folderId, "Cédula recibida", on(4)));
      const [start, end] = [instantAt(on(2), "09:30"), instantAt(on(2), "10:30")];
      await Events.create({ title: "Audiencia", type: "audiencia", start, end, folderId });
      const trip = { start: startOfDay(on(-2)), end: startOfDay(on(2)) };
      await Events.create({ title: "Congreso", allDay: true, ...trip });
      return schedule("Apelar");
    });
    const { overdue, lines, complete } = await agenda(ana);
    expect(shown(overdue)).toEqual([
      ["task", "Vieja", on(-20)],
      ["movement", "Pasó", on(-1)],
    ]);
    const due = deadline.dueDate ?? "";
    expect(shown(lines).filter(([kind]) => kind !== "deadline")).toEqual([
      ["event", "Congreso", today],
      ["task", "Cédula a diligenciar", on(2)],
      ["event", "Audiencia", on(2)],
      ["movement", "Traslado", on(3)],
      ["notification", "Cédula recibida", on(4)],
    ]);
    expect(lines.filter(({ kind }) => kind === "deadline")).toMatchObject([
      { _id: deadline._id, title: "Apelar", day: due, status: "pendiente" },
    ]);
    expect(lines.find(({ title }) => title === "Audiencia")).toMatchObject({
      ...{ at: "09:30", eventType: "audiencia", folderName: "Pérez c/ Gómez" },
    });
    expect(complete).toBe(true);
    expect((await agenda(ana, SPAN)).overdue).toEqual([]);
    expect(await agenda(eva)).toMatchObject({ overdue: [], lines: [] });
    const path = `/api/tasks/upcoming/${ana.userId}?days=7`;
    const { agenda: next } = (await ana.call("GET", path)).body;
    expect(next).toEqual([...overdue, ...lines]);
  });

  it("follows a movement and a cédula: moved, done, deleted and back, and with their case", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const [movement, cedula] = await ana.as(async () => [
      await Movements.create(expiring(folderId, "Traslado", on(1))),
      await Notifications.create(expiring(folderId, "Cédula", on(1))),
    ]);
    const titles = async () => (await agenda(ana)).lines.map(({ title, day }) => [title, day]);
    await ana.as(() => Movements.update(movement._id, { title: "Vista", dateExpiration: on(2) }));
    await ana.as(() => Notifications.update(cedula._id, { completed: true }));
    expect(await titles()).toEqual([["Vista", on(2)]]);
    await ana.as(() => Movements.toggle(movement._id));
    await ana.as(() => Notifications.update(cedula._id, { completed: false }));
    expect(await titles()).toEqual([["Cédula", on(1)]]);
    await ana.as(() => Notifications.remove(cedula._id));
    expect(await titles()).toEqual([]);
    await ana.as(() => Notifications.restore(cedula._id));
    await ana.as(() => Movements.toggle(movement._id));
    expect(await titles()).toHaveLength(2);
    await ana.as(() => Shelves.removeCase(folderId));
    expect(await titles()).toEqual([]);
    await ana.as(() => Shelves.restoreCase(folderId));
    expect(await titles()).toHaveLength(2);
  });

  it("is made anew from the records, whatever became of what was derived", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    await ana.as(() => Movements.create(expiring(folderId, "Traslado", on(1))));
    const before = await agenda(ana);
    const entries: { pk: string; sk: string }[] = [];
    for await (const item of Folders.due(ana.userId, "0", "9")) entries.push(item);
    expect(entries).toHaveLength(1);
    const { commit, put, removeAny } = await import("@foja/core/kernel/dynamo");
    const [entry] = entries;
    if (!entry) throw new Error("not there");
    await commit(removeAny(entry));
    const stray = { pk: entry.pk, sk: `EXPIRES#${on(1)}#mov_nada` };
    const gone = { _id: "mov_nada", kind: "movement", folderId, title: "Nada", day: on(1) };
    await commit(put({ ...stray, type: "expiration", version: 1, ...gone }));
    await Folders.rebuildDue(ana.userId);
    expect(await agenda(ana)).toEqual(before);
  });

  it("refuses a span that is backwards or too long, and names its field", async () => {
    const ana = await newTenant();
    const fault = async (query: string) => {
      const { status, body } = await ana.call("GET", `/api/agenda?${query}`);
      return [status, body.message];
    };
    expect(await fault(`from=${today}&to=${on(-1)}`)).toEqual([
      422,
      "Hasta: tiene que ser igual o posterior a Desde",
    ]);
    expect((await fault(`from=${today}&to=${on(500)}`))[1]).toMatch(/400 días/);
    expect((await fault("to=2026-01-01"))[1]).toMatch(/^Desde/);
  });

  it("keeps a task of the day before, past midnight in UTC, as of its own day", async () => {
    const ana = await newTenant();
    await at("2026-11-21T02:30:00.000Z", async () => {
      await ana.as(() => Tasks.create({ name: "Del viernes", dueDate: "2026-11-20" }));
    });
    const { lines } = await agenda(ana, "from=2026-11-20&to=2026-11-20");
    expect(shown(lines)).toEqual([["task", "Del viernes", "2026-11-20"]]);
  });
});
