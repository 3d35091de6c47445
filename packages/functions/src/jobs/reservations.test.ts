import { Reservations } from "@foja/core/agenda/reservations";
import { at, now } from "@foja/core/kernel/clock";
import { commit, get, type Item, replace } from "@foja/core/kernel/dynamo";
import { atClock, HALF_HOUR, newBookingPractice, somebody } from "@foja/harness/booking";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import type { Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler as expire } from "./holds-expire";
import { handler as sweep } from "./letters-sweep";
import { handler as remind } from "./reservations-remind";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
// The jobs handle everybody's reservations.
beforeEach(() => ownTable());
afterAll(() => mailbox.stop());

const [MINUTE_MS, HOUR_MS] = [60_000, 3600_000];
const [START, LATER] = [atClock("10:00", 4), atClock("15:00", 5)];

const before = (start: string, hours: number, minutes = 0) =>
  new Date(Date.parse(start) - hours * HOUR_MS - minutes * MINUTE_MS).toISOString();

/** Sends every mail waiting at an instant. */
const post = (instant: string | number) =>
  sweep({ now: new Date(new Date(instant).getTime() + 2 * MINUTE_MS).toISOString() });

const subjectsTo = (email: string) => mailbox.inbox.list(email).map(({ subject }) => subject);
const remindersTo = (email: string) =>
  subjectsTo(email).filter((subject) => subject.startsWith("Recordatorio"));

/** An appointment whose first mails were sent. */
async function booked(bookedAt = now()) {
  return at(bookedAt, async () => {
    const email = somebody();
    const practice = await newBookingPractice();
    const { reservation } = await practice.book(START, { email });
    await post(bookedAt);
    const id = reservation._id ?? "";
    const move = (start: string) =>
      practice.tenant.as(() => Reservations.reschedule(id, { start, by: "practice" }));
    const cancel = () => practice.tenant.as(() => Reservations.cancel(id));
    return { ...practice, email, move, cancel };
  });
}

describe("a reminder", () => {
  it("is asked for a day and two hours before, each once however often the job runs", async () => {
    const { email } = await booked();
    expect(await remind({ now: before(START, 24, 1) })).toEqual({ due: 0, done: 0, failed: 0 });
    const day = before(START, 24);
    const runs = await Promise.all([remind({ now: day }), remind({ now: day })]);
    expect(runs.map(({ done }) => done).reduce((a, b) => a + b)).toBe(1);
    expect(await remind({ now: before(START, 3) })).toMatchObject({ due: 0 });
    await post(day);
    expect(remindersTo(email)).toEqual(["Recordatorio: tu turno con Ana Pérez"]);
    expect(await remind({ now: before(START, 2) })).toMatchObject({ due: 1, done: 1 });
    expect(await remind({ now: before(START, 0, 1) })).toMatchObject({ due: 0 });
    await post(before(START, 2));
    expect(remindersTo(email)).toHaveLength(2);
    expect(mailbox.inbox.list(email)[0]?.text).toMatch(/10:00 h \(hora de Buenos Aires\)/);
  });

  it("of a threshold that was past when it was booked never goes", async () => {
    const { email } = await booked(Date.parse(before(START, 3)));
    expect(await remind({ now: before(START, 2, 1) })).toMatchObject({ due: 0 });
    expect(await remind({ now: before(START, 2) })).toMatchObject({ done: 1 });
    await post(before(START, 2));
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("is one where the job did not run for both, and none once it began", async () => {
    const [late, tooLate] = [await booked(), await booked()];
    await late.move(LATER);
    await post(now());
    expect(await remind({ now: before(LATER, 1) })).toEqual({ due: 2, done: 1, failed: 0 });
    await post(before(LATER, 1));
    expect([late, tooLate].map(({ email }) => remindersTo(email).length)).toEqual([1, 0]);
  });

  it("goes for the time it was moved to, and not for the one before", async () => {
    const { email, move } = await booked();
    const day = before(START, 24);
    expect(await remind({ now: day })).toMatchObject({ done: 1 });
    // Already requested, and superseded before it is sent.
    await at(day, () => move(LATER));
    await post(day);
    expect(remindersTo(email)).toEqual([]);
    expect(await remind({ now: before(START, 2) })).toMatchObject({ due: 0 });
    expect(await remind({ now: before(LATER, 24) })).toMatchObject({ done: 1 });
    await post(before(LATER, 24));
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("never goes after a cancellation, not even one that was asked for before", async () => {
    const [early, late] = [await booked(), await booked()];
    await early.cancel();
    const day = before(START, 24);
    expect(await remind({ now: day })).toMatchObject({ due: 1, done: 1 });
    await at(day, () => late.cancel());
    await post(day);
    expect(await remind({ now: before(START, 2) })).toMatchObject({ due: 0 });
    await post(before(START, 2));
    for (const { email } of [early, late]) {
      expect(remindersTo(email)).toEqual([]);
      expect(subjectsTo(email)[0]).toBe("Turno cancelado con Ana Pérez");
    }
  });
});

const inMinutes = (minutes: number) => new Date(now() + minutes * MINUTE_MS).toISOString();
const statusesOf = async (tenant: Tenant) => {
  const path = "/api/reservations?status=held,pending,expired";
  const { body } = await tenant.call("GET", path);
  return (body.reservations as { status: string }[]).map(({ status }) => status);
};

describe("what waits too long", () => {
  it("is free after ten minutes where nobody proved the address, and nobody is written", async () => {
    const { tenant, hold, free } = await newBookingPractice();
    const email = somebody();
    await hold(START, { email });
    await post(now());
    expect(await expire({ now: inMinutes(9) })).toEqual({ due: 0, done: 0, failed: 0 });
    expect(await free(START)).not.toContain(START);
    const late = inMinutes(11);
    const runs = await Promise.all([expire({ now: late }), expire({ now: late })]);
    expect(runs.map(({ done }) => done).reduce((a, b) => a + b)).toBe(1);
    expect(await expire({ now: late })).toMatchObject({ due: 0 });
    expect(await free(START)).toContain(START);
    expect(await statusesOf(tenant)).toEqual(["expired"]);
    await post(late);
    expect(subjectsTo(email)).toEqual(["Tu código para el turno con Ana Pérez"]);
  });

  it("is free after a day where the practice did not answer, with one letter and one alert", async () => {
    const given = { types: [{ ...HALF_HOUR, confirmation: "manual" }] };
    const { tenant, book, free } = await newBookingPractice(given);
    const email = somebody();
    await book(START, { email });
    await post(now());
    expect(await expire({ now: inMinutes(24 * 60 - 1) })).toMatchObject({ due: 0 });
    const late = inMinutes(24 * 60 + 1);
    const runs = await Promise.all([expire({ now: late }), expire({ now: late })]);
    expect(runs.map(({ done }) => done).reduce((a, b) => a + b)).toBe(1);
    await expire({ now: inMinutes(25 * 60) });
    await post(late);
    expect(await free(START)).toContain(START);
    expect(await statusesOf(tenant)).toEqual(["expired"]);
    expect(subjectsTo(email).filter((subject) => subject.startsWith("Venció"))).toHaveLength(1);
    const { body } = await tenant.call("GET", `/api/alert/useralerts/${tenant.userId}`);
    const alerts = body.alerts as { primaryText: string }[];
    expect(alerts.map(({ primaryText }) => primaryText).sort()).toEqual([
      "Pedido de turno: Eva Ríos",
      "Venció un pedido de turno: Eva Ríos",
    ]);
  });

  it("that fails for one ends the others, and throws, so that it is run again", async () => {
    const { tenant, hold } = await newBookingPractice();
    const held = await hold(START, { email: somebody() });
    expect((await hold(LATER, { email: somebody() })).status).toBe(201);
    const key = { pk: `OWNER#${tenant.userId}`, sk: `RESERVATION#${held.body.holdId}` };
    const stored = await get<Item & { version: number; history: object[] }>(key);
    if (!stored) throw new Error("no such hold");
    const { history, ...broken } = stored;
    await commit(replace(broken, stored));
    const late = inMinutes(11);
    await expect(expire({ now: late })).rejects.toThrow("1 of 2 reservations failed");
    await commit(replace({ ...stored, history }, { version: stored.version + 1 }));
    expect(await expire({ now: late })).toEqual({ due: 1, done: 1, failed: 0 });
    expect(await statusesOf(tenant)).toEqual(["expired", "expired"]);
  });

  it("leaves alone what was answered in time", async () => {
    const given = { types: [{ ...HALF_HOUR, confirmation: "manual" }] };
    const { tenant, book } = await newBookingPractice(given);
    const { reservation } = await book(START);
    await tenant.call("POST", `/api/reservations/${reservation._id}/confirm`);
    expect(await expire({ now: inMinutes(25 * 60) })).toEqual({ due: 0, done: 0, failed: 0 });
    const { body } = await tenant.call("GET", `/api/reservations/${reservation._id}`);
    expect(body.reservation).toMatchObject({ status: "confirmed" });
  });
});
