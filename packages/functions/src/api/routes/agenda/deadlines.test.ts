import { Scheduling } from "@foja/core/agenda/scheduling";
import { at } from "@foja/core/kernel/clock";
import type { CalendarYear } from "@foja/core/law/deadlines/calendar.schema";
import { Folders } from "@foja/core/practice/folders";
import type { Notification } from "@foja/core/practice/notifications/notification.schema";
import { Tasks } from "@foja/core/practice/tasks";
import type { Task } from "@foja/core/practice/tasks/task.schema";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

startAt("2026-11-25T12:00:00.000Z");

const CALENDAR = "/api/deadlines/calendars/PJN";
const SCHEDULE = "/api/deadlines/schedule";
const VARIABLES = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 };
const CLOSED = { from: "2026-11-26", kind: "asueto", reason: "Fumigación", source: "Res. 12/2026" };

const openCase = async (tenant: Tenant, folderName = "Pérez c/ Gómez") =>
  (await tenant.as(() => Folders.create({ folderName })))._id;

async function schedule(tenant: Tenant, given: object = {}) {
  const body = { variables: VARIABLES, title: "Apelación", ...given };
  const answer = await tenant.call("POST", SCHEDULE, { body });
  expect(answer.status).toBe(201);
  return answer.body.task as Task;
}

const close = (tenant: Tenant, given: object = {}) =>
  tenant.call("PUT", CALENDAR, { body: { edits: [CLOSED], ...given } });

const read = async <T>(tenant: Tenant, path: string, name: string) =>
  (await tenant.call("GET", path)).body[name] as T;

const notices = (tenant: Tenant, folderId: string) =>
  read<Notification[]>(tenant, `/api/folder-notifications/folder/${folderId}`, "notifications");

describe("the usual deadlines", () => {
  it("are answered with their norm", async () => {
    const ana = await newTenant();
    const { status, body } = await ana.call("GET", "/api/deadlines/presets");
    expect(status).toBe(200);
    expect(body.presets).toContainEqual(
      expect.objectContaining({ name: "Apelación", cantidad: 5, norma: "CPCCN art. 244" }),
    );
  });
});

describe("a calendar", () => {
  it("is the built-in one until the practice changes it, with reason and source of each day", async () => {
    const ana = await newTenant();
    const { status, body, headers } = await ana.call("GET", `${CALENDAR}?year=2026`);
    expect(status).toBe(200);
    expect(headers.get("etag")).toBe('"0"');
    const calendar = body.calendar as CalendarYear;
    expect(calendar).toMatchObject({
      year: 2026,
      edits: [],
      version: 0,
      warnings: [
        "Es probable que se declare inhábil el 24/12/2026 y el 31/12/2026: falta el acto que lo disponga. Figura como hábil.",
      ],
    });
    expect(calendar.days).toContainEqual({
      date: "2026-12-07",
      kind: "puente",
      reason: "Feriado puente: día no laborable con fines turísticos",
      norma: "Res. JGM 164/2025",
      verificado: true,
      fuente: "Calendario oficial de feriados nacionales (argentina.gob.ar)",
      own: false,
    });
    const next = await ana.call("GET", `${CALENDAR}?year=2027`);
    const { warnings } = next.body.calendar as CalendarYear;
    expect(warnings.join()).toMatch(/Falta la acordada.*feria de invierno de 2027/);
    expect(warnings.join()).toMatch(/probable.*24\/12\/2027 y el 31\/12\/2027/);
  });

  it("takes the practice's own days, under its version, and gives them back", async () => {
    const ana = await newTenant();
    const put = await close(ana);
    expect(put.status).toBe(200);
    expect(put.headers.get("etag")).toBe('"1"');
    expect(put.body.changes).toEqual([]);
    const calendar = await read<CalendarYear>(ana, `${CALENDAR}?year=2026`, "calendar");
    expect(calendar).toMatchObject({ version: 1, calendarVersion: "1.1.1+1" });
    expect(calendar.edits).toEqual([{ ...CLOSED, to: "2026-11-26" }]);
    expect(calendar.days).toContainEqual(
      expect.objectContaining({ date: "2026-11-26", reason: "Asueto: Fumigación", own: true }),
    );
    const headers = { "If-Match": '"0"' };
    const stale = await ana.call("PUT", CALENDAR, { body: { edits: [] }, headers });
    expect([stale.status, stale.body.error]).toEqual([412, "version.stale"]);
    const other = await newTenant();
    expect((await read<CalendarYear>(other, CALENDAR, "calendar")).edits).toEqual([]);
  });

  it("answers 404 for an unknown jurisdiction, and names the field of a wrong edit", async () => {
    const ana = await newTenant();
    expect((await ana.call("GET", "/api/deadlines/calendars/MARTE")).status).toBe(404);
    const { status, body } = await close(ana, { edits: [{ ...CLOSED, to: "2026-01-01" }] });
    expect(status).toBe(422);
    expect(body.details).toEqual([
      { path: "edits.0.to", message: "Hasta: tiene que ser igual o posterior a Desde" },
    ]);
  });

  it("counts for the practice that changed it", async () => {
    const ana = await newTenant();
    await close(ana);
    const body = { type: "plazo", variables: VARIABLES };
    const { result } = (await ana.call("POST", "/api/calculators/compute", { body })).body;
    expect(result).toMatchObject({
      vencimiento: "2026-12-01",
      calendario: { jurisdiccion: "PJN", version: "1.1.1+1" },
    });
  });
});

describe("scheduling a deadline", () => {
  it("makes one task that carries its count, and nothing else", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const task = await schedule(ana, { folderId, description: "Contra la sentencia" });
    expect(task).toMatchObject({
      name: "Apelación",
      dueDate: "2026-11-30",
      priority: "alta",
      folderName: "Pérez c/ Gómez",
      deadline: {
        variables: VARIABLES,
        vencimiento: "2026-11-30",
        gracia: { fecha: "2026-12-01", hasta: "09:30" },
        conteo: "5 días hábiles desde el viernes 20/11/2026, por cédula, PJN (nacional y federal)",
        calendario: { jurisdiccion: "PJN" },
      },
    });
    expect(task.description).toMatch(/^Contra la sentencia\nVence el lunes 30\/11\/2026\./);
    const tally = await ana.as(() => Folders.tallyOf(folderId));
    expect(tally).toMatchObject({ event: 0, task: 1, notification: 0, calculator: 0 });
    const read = await ana.as(() => Tasks.get(task._id));
    expect(read).toEqual(task);
    expect((await ana.as(() => Tasks.create({ name: "Otra" }))).deadline).toBeNull();
  });

  it("has its code of verification, which the same variables give again", async () => {
    const ana = await newTenant();
    const { deadline } = await schedule(ana);
    const body = { type: "plazo", variables: deadline?.variables };
    const computed = await ana.call("POST", "/api/calculators/compute", { body });
    expect(computed.body.verification).toBe(deadline?.verification);
  });

  it("of hours keeps its hour", async () => {
    const ana = await newTenant();
    const hours = { notificacion: "2026-11-20T10:00", cantidad: 24, unidad: "horas" };
    const task = await schedule(ana, { variables: { ...VARIABLES, ...hours } });
    expect(task.dueDate).toBe("2026-11-24");
    expect(task.deadline?.vencimiento).toBe("2026-11-24T10:00");
  });

  it("is not changed nor lost by what a person writes of its task", async () => {
    const ana = await newTenant();
    const task = await schedule(ana);
    const path = `/api/tasks/${task._id}`;
    const { body } = await ana.call("PUT", path, { body: { name: "Apelar", deadline: null } });
    expect(body.task).toMatchObject({ name: "Apelar", deadline: task.deadline });
  });

  it("asked again under its key is the same one", async () => {
    const ana = await newTenant();
    const headers = { "Idempotency-Key": "una-vez" };
    const body = { variables: VARIABLES, title: "Apelación" };
    const [first, second] = [
      await ana.call("POST", SCHEDULE, { body, headers }),
      await ana.call("POST", SCHEDULE, { body, headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await read<Task[]>(ana, `/api/tasks/user/${ana.userId}`, "tasks")).toHaveLength(1);
  });

  it("takes no room in the plan: nobody misses one for having too many", async () => {
    const ana = await newTenant();
    for (let i = 0; i < 4; i += 1) await schedule(ana);
    expect(await read<Task[]>(ana, `/api/tasks/user/${ana.userId}`, "tasks")).toHaveLength(4);
  });

  it("with a wrong field writes nothing at all", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const body = { variables: VARIABLES, title: "Una más", folderId };
    const fault = async (given: object) => {
      const answer = await ana.call("POST", SCHEDULE, { body: { ...body, ...given } });
      expect(answer.status).toBe(422);
      return (answer.body.details as { path: string }[])[0]?.path;
    };
    expect(await fault({ title: "" })).toBe("title");
    expect(await fault({ folderId: "fol_nada" })).toBe("folderId");
    expect(await fault({ variables: { ...VARIABLES, cantidad: undefined } })).toBe(
      "variables.cantidad",
    );
    expect(await fault({ variables: { ...VARIABLES, notificacion: "2025-02-29" } })).toBe(
      "variables.notificacion",
    );
    expect(await ana.as(() => Folders.tallyOf(folderId))).toMatchObject({ event: 0, task: 0 });
    expect(await notices(ana, folderId)).toEqual([]);
  });
});

describe("a change of calendar", () => {
  it("moves all of an open deadline at once, keeps what it was, and notes it in its case", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const made = await schedule(ana, { folderId });
    const { body } = await close(ana);
    expect(body.changes).toEqual([
      {
        taskId: made._id,
        title: "Apelación",
        folderId,
        folderName: "Pérez c/ Gómez",
        before: "2026-11-30",
        after: "2026-12-01",
        graceBefore: "2026-12-01",
        graceAfter: "2026-12-02",
        left: false,
      },
    ]);
    const task = await read<Task>(ana, `/api/tasks/${made._id}`, "task");
    expect(task).toMatchObject({
      dueDate: "2026-12-01",
      deadline: { vencimiento: "2026-12-01", gracia: { fecha: "2026-12-02" } },
    });
    expect(task.description).toMatch(/vencía el lunes 30\/11\/2026; por el cambio de calendario/);
    const said = await notices(ana, folderId);
    expect(said).toMatchObject([
      {
        title: "Cambió el vencimiento: Apelación",
        dateExpiration: null,
        description:
          "El plazo «Apelación» vencía el lunes 30/11/2026; por el cambio de calendario vence el martes 01/12/2026.",
      },
    ]);
  });

  it("says what would move, and moves nothing, when it is only asked", async () => {
    const ana = await newTenant();
    const made = await schedule(ana);
    const { body, headers } = await close(ana, { dryRun: true });
    expect(body.changes).toMatchObject([{ before: "2026-11-30", after: "2026-12-01" }]);
    expect((body.calendar as CalendarYear).edits).toHaveLength(1);
    expect(headers.get("etag")).toBe('"0"');
    expect((await read<CalendarYear>(ana, CALENDAR, "calendar")).edits).toEqual([]);
    expect((await ana.as(() => Tasks.get(made._id))).dueDate).toBe("2026-11-30");
  });

  it("says nothing of deadlines of other courts, nor of those it does not move", async () => {
    const ana = await newTenant();
    await schedule(ana, { variables: { ...VARIABLES, jurisdiccion: "SCBA" } });
    await schedule(ana, { variables: { ...VARIABLES, cantidad: 1 } });
    expect((await close(ana)).body.changes).toEqual([]);
  });

  it("leaves what is done, and the day that a person has moved by hand", async () => {
    const ana = await newTenant();
    const done = await schedule(ana, { title: "Hecho" });
    await ana.as(() => Tasks.toggle(done._id));
    const byHand = await schedule(ana, { title: "A mano" });
    await ana.as(() => Tasks.update(byHand._id, { dueDate: "2026-11-27" }));
    const { body } = await close(ana);
    expect(body.changes).toMatchObject([{ title: "A mano", left: true }]);
    const kept = await ana.as(() => Tasks.get(byHand._id));
    expect([kept.dueDate, kept.deadline?.vencimiento]).toEqual(["2026-11-27", "2026-12-01"]);
    expect((await ana.as(() => Tasks.get(done._id))).dueDate).toBe("2026-11-30");
  });

  it("moves many of one case, and counts each notice", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    for (let i = 0; i < 12; i += 1) await schedule(ana, { folderId, title: `Plazo ${i}` });
    const { body } = await close(ana);
    expect(body.changes).toHaveLength(12);
    const tally = await ana.as(() => Folders.tallyOf(folderId));
    expect(tally).toMatchObject({ notification: 12, task: 12, event: 0, calculator: 0 });
  });

  it("moves back when it is undone", async () => {
    const ana = await newTenant();
    const made = await schedule(ana);
    await close(ana);
    const { body } = await ana.call("PUT", CALENDAR, { body: { edits: [] } });
    expect(body.changes).toMatchObject([{ before: "2026-12-01", after: "2026-11-30" }]);
    expect((await ana.as(() => Tasks.get(made._id))).dueDate).toBe("2026-11-30");
  });

  it("does not go far back: what fell due long ago stays", async () => {
    const ana = await newTenant();
    await schedule(ana);
    const edits = [{ ...CLOSED, to: CLOSED.from, kind: "asueto" as const }];
    const later = () => ana.as(() => Scheduling.changeCalendar("PJN", { edits }));
    expect((await at("2027-03-01T12:00:00Z", later)).changes).toEqual([]);
  });
});
