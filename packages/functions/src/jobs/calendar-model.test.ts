import { GoogleSync } from "@foja/core/agenda/google-sync";
import { asSystem } from "@foja/core/kernel/actor";
import { setClock } from "@foja/core/kernel/clock";
import { setPause } from "@foja/core/kernel/pause";
import type { Event } from "@foja/core/practice/events/event.schema";
import { startCalendar } from "@foja/harness/calendar";
import { rounds } from "@foja/harness/draw";
import { killAt, kills } from "@foja/harness/kills";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

/** `STEPS=1000 npx vitest run --project alone calendar-model` sets the total number of steps. */
const STEPS_A_RUN = 40;
const STEPS = Number(process.env.STEPS ?? rounds(120, STEPS_A_RUN));

let google: Awaited<ReturnType<typeof startCalendar>>;

beforeAll(async () => {
  await ownTable();
  google = await startCalendar();
});
afterAll(() => google.stop());

type Step =
  | {
      kind: "create" | "delete" | "rename" | "move";
      side: "foja" | "google";
      pick: number;
      hour: number;
    }
  | { kind: "sync" }
  | { kind: "kill"; after: number }
  | { kind: "fail"; fault: (typeof FAULTS)[number] };

const FAULTS = [
  "tokenExpired",
  "410",
  "answerLost",
  "500",
  "rateLimitExceeded",
  "hookLost",
  "hookTwice",
] as const;

const edits = fc.record({
  kind: fc.constantFrom("create", "create", "delete", "rename", "rename", "move"),
  side: fc.constantFrom("foja", "google"),
  pick: fc.nat(50),
  hour: fc.nat(2000),
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: edits },
  { weight: 2, arbitrary: fc.constant({ kind: "sync" as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("kill" as const), after: fc.nat(12) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("fail" as const), fault: fc.constantFrom(...FAULTS) }),
  },
);

vi.mock("../../../core/src/kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../../core/src/kernel/dynamo/send")>());
});

const at = (hour: number) =>
  new Date(Date.parse("2026-12-01T12:00:00Z") + hour * 3600_000).toISOString();

/** A model of both sides being edited, and of what must exist at the end. */
class World {
  /** The names of events that were neither renamed nor deleted: none may be lost. */
  readonly untouched = new Set<string>();
  named = 0;
  elapsed = 0;

  constructor(readonly ana: Tenant) {}

  async here(): Promise<Event[]> {
    const { body } = await this.ana.call("GET", `/api/events/user/${this.ana.userId}?limit=1000`);
    return (body.events as Event[]).sort((a, b) => (a.title < b.title ? -1 : 1));
  }

  there = () =>
    google.calendars
      .since(this.ana.email, 0)
      .filter(({ status }) => status !== "cancelled")
      .sort((a, b) => ((a.summary ?? "") < (b.summary ?? "") ? -1 : 1));

  async take(step: Step): Promise<void> {
    if (step.kind === "sync") return void (await this.sync());
    if (step.kind === "kill") return this.kill(step.after);
    if (step.kind === "fail") return void (await google.fail(step.fault));
    await (step.side === "foja" ? this.editHere(step) : this.editThere(step));
  }

  private async editHere({ kind, pick, hour }: Extract<Step, { side: string }>) {
    const { call } = this.ana;
    const span = { start: at(hour), end: at(hour + 1) };
    const all = await this.here();
    const event = all[pick % Math.max(1, all.length)];
    if (kind === "create" || !event) {
      return void (await call("POST", "/api/events", { body: { title: this.made(), ...span } }));
    }
    if (kind !== "move") this.untouched.delete(event.title);
    const path = `/api/events/${event._id}`;
    if (kind === "delete") await call("DELETE", path);
    else await call("PUT", path, { body: kind === "move" ? span : { title: this.name() } });
  }

  private async editThere({ kind, pick, hour }: Extract<Step, { side: string }>) {
    const { email } = this.ana;
    const span = { start: { dateTime: at(hour) }, end: { dateTime: at(hour + 1) } };
    const all = this.there();
    const event = all[pick % Math.max(1, all.length)];
    if (kind === "create" || !event) {
      google.calendars.insert(email, { summary: this.made(), ...span });
      return;
    }
    if (kind !== "move") this.untouched.delete(event.summary ?? "");
    if (kind === "delete") google.calendars.remove(email, event.id);
    else google.calendars.patch(email, event.id, kind === "move" ? span : { summary: this.name() });
  }

  private name(): string {
    this.named += 1;
    return `evento ${this.named}`;
  }

  private made(): string {
    const name = this.name();
    this.untouched.add(name);
    return name;
  }

  /** A synchronisation as by the poll, some time later. */
  async sync(): Promise<string> {
    // Leases of dead runs, and postponements, have expired by then.
    this.elapsed += 4 * 3600_000;
    const { elapsed } = this;
    setClock(() => Date.now() + elapsed);
    try {
      return await asSystem("test", () => GoogleSync.sync(this.ana.userId));
    } finally {
      setClock();
    }
  }

  /** A synchronisation that dies before one of its writes, after any requests to Google. */
  private async kill(after: number): Promise<void> {
    killAt(after);
    await this.sync().catch(() => undefined);
    killAt();
  }

  /** Expects both sides to be equal. */
  async assertAlike(): Promise<void> {
    const ours = (await this.here()).map(({ title, start, end }) => ({ title, start, end }));
    const iso = (text: string | undefined) => new Date(text ?? 0).toISOString();
    const theirs = this.there().map(({ summary, start, end }) => ({
      title: summary,
      start: iso(start?.dateTime),
      end: iso(end?.dateTime),
    }));
    expect(theirs).toEqual(ours);
    const ids = this.there().map(({ id }) => id);
    expect((await this.here()).map(({ googleCalendarId: id }) => id).sort()).toEqual(ids.sort());
    const titles = ours.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining([...this.untouched]));
    expect(new Set(ours.map(({ title }) => title)).size).toBe(ours.length);
  }
}

it("both sides are alike after one poll, whatever happened", async () => {
  setPause(async () => undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { minLength: STEPS_A_RUN, maxLength: STEPS_A_RUN }),
      async (all) => {
        const world = new World(await newTenant());
        await google.mend();
        await google.link(world.ana);
        for (const step of all) await world.take(step);
        await google.mend();
        expect(await world.sync()).toBe("synced");
        await world.assertAlike();
        // No echo: nothing is written once both are equal.
        const before = google.asked.length;
        expect(await world.sync()).toBe("synced");
        const writes = google.asked
          .slice(before)
          .filter((one) => /^(POST|PATCH|DELETE) \/calendar/.test(one));
        expect(writes).toEqual([]);
      },
    ),
    { numRuns: Math.ceil(STEPS / STEPS_A_RUN), endOnFailure: true },
  );
  expect(kills()).toBeGreaterThan(0);
  setPause();
}, 1_800_000);
