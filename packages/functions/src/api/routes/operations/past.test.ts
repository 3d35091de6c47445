import type { Line } from "@foja/core/agenda/lines/line.schema";
import { addDays } from "@foja/core/kernel/day.rules";
import { startOfDay } from "@foja/core/kernel/zone.rules";
import { pastOf } from "@foja/core/operations/statistics/past.rules";
import type { Statistics } from "@foja/core/operations/statistics/statistics.schema";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Notifications } from "@foja/core/practice/notifications";
import { Tasks } from "@foja/core/practice/tasks";
import { Digests } from "@foja/core/telling/digests";
import { Reminders } from "@foja/core/telling/reminders";
import { startAt } from "@foja/harness/start-at";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import fc from "fast-check";
import { expect, it } from "vitest";

startAt("2026-11-25T12:00:00.000Z");

const today = "2026-11-25";

const thing = fc.record({
  kind: fc.constantFrom("task", "movement", "notification", "event"),
  /** Days from today; null has no date. */
  days: fc.option(fc.integer({ min: -40, max: 9 }), { freq: 6 }),
  done: fc.boolean(),
  /** What happened to it after: nothing, or it went to the bin or, of a task, to the archive. */
  gone: fc.constantFrom("no", "no", "no", "bin", "archive"),
});
type Thing = (typeof thing extends fc.Arbitrary<infer T> ? T : never) & { title: string };

/** Enters a thing as a person would. */
async function enter({ kind, days, done, gone, title }: Thing, folderId: string): Promise<void> {
  const day = days === null ? null : addDays(today, days);
  const entry = { folderId, title, time: today, dateExpiration: day, completed: done };
  if (kind === "event") {
    const start = startOfDay(day ?? today);
    await Events.create({ title, start, end: start, allDay: true });
  } else if (kind === "task") {
    const task = await Tasks.create({ name: title, dueDate: day, folderId });
    if (done) await Tasks.toggle(task._id);
    if (gone === "bin") await Tasks.remove(task._id);
    if (gone === "archive") await Tasks.archive(task._id);
    await Reminders.refresh(task.userId, "task", task._id);
  } else {
    const Kind = kind === "movement" ? Movements : Notifications;
    const { _id, userId } = await Kind.create(entry);
    if (gone === "bin") await Kind.remove(_id);
    await Reminders.refresh(userId, kind, _id);
  }
}

/** What is open and dated, by hand. */
const isOpen = ({ kind, days, done, gone }: Thing) =>
  days !== null &&
  !done &&
  kind !== "event" &&
  gone !== "bin" &&
  !(kind === "task" && gone === "archive");

async function read<T>(tenant: Tenant, path: string): Promise<T> {
  const { status, body } = await tenant.call("GET", path);
  expect([path, status]).toEqual([path, 200]);
  return body as unknown as T;
}

/** The overdue in each place that says so. */
async function said(tenant: Tenant) {
  type Menu = { menu: { items: { id: string; badge?: number }[] }[] };
  const span = `from=${today}&to=${today}&overdue=true`;
  const agenda = await read<{ overdue: Line[]; lines: Line[] }>(tenant, `/api/agenda?${span}`);
  const { data } = await read<{ data: Required<Statistics> }>(
    tenant,
    `/api/stats/unified/${tenant.userId}`,
  );
  const { menu } = await read<Menu>(tenant, "/api/menu/dashboard");
  const badge = menu.flatMap(({ items }) => items).find(({ id }) => id === "tasks")?.badge ?? 0;
  const whose = { ownerId: tenant.userId, personId: tenant.userId };
  const { groups } = await Digests.gather(whose, today);
  const digest = groups.find(({ title }) => title === "Hoy");
  return { agenda, data, badge, digest };
}

it("counts the same overdue things in the agenda, the figures, the menu and the letter", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(thing, { minLength: 4, maxLength: 14 }), async (drawn) => {
      const things: Thing[] = drawn.map((one, i) => ({ ...one, title: `Asunto ${i}` }));
      const ana = await newTenant();
      await ana.as(async () => {
        const { _id } = await Folders.create({ folderName: "Pérez c/ Gómez" });
        for (const one of things) await enter(one, _id);
      });
      const past = things.filter((one) => isOpen(one) && (one.days ?? 0) < 0);
      const now = things.filter((one) => isOpen(one) && one.days === 0);
      const { agenda, data, badge, digest } = await said(ana);
      const titles = (of: readonly { title: string }[]) => of.map(({ title }) => title).sort();

      expect(titles(agenda.overdue)).toEqual(titles(past));
      const tasks = past.filter(({ kind }) => kind === "task").length;
      const entries = past.length - tasks;
      expect(pastOf(data.dashboard)).toEqual({ all: past.length, tasks, entries });
      expect(badge).toBe(tasks);
      expect(data.dataQuality.expiredOpen).toBe(entries);

      const due = agenda.lines.filter(({ kind }) => kind !== "event");
      expect(titles(due)).toEqual(titles(now));
      const letter = digest?.lines.filter((line) => line.includes("Vence: ")) ?? [];
      expect(letter).toHaveLength(now.length);
      expect(data.dashboard.tasks.today + data.dashboard.notifications.today).toBe(now.length);
    }),
    { numRuns: 6 },
  );
});
