import { GoogleSync } from "@foja/core/agenda/google-sync";
import { asSystem } from "@foja/core/kernel/actor";
import { atClock, HALF_HOUR, newBookingPractice } from "@foja/harness/booking";
import { startCalendar } from "@foja/harness/calendar";
import type { Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it } from "vitest";

let google: Awaited<ReturnType<typeof startCalendar>>;
beforeAll(async () => {
  google = await startCalendar();
});
afterAll(() => google.stop());

const [START, END] = [atClock("10:00"), atClock("10:30")];

it("never gives a time at which Google has an event, not even one of the last minute", async () => {
  const { tenant, hold, prove } = await newBookingPractice();
  await google.link(tenant);
  const { body } = await hold(START);
  const [start, end] = [{ dateTime: START }, { dateTime: END }];
  google.calendars.insert(tenant.email, { summary: "Médico", start, end });
  const late = await prove(body.holdId);
  expect([late.status, late.body.error]).toEqual([409, "slot.taken"]);
  expect(JSON.stringify(late.body)).not.toContain("Médico");
  expect((await hold(START)).status).toBe(409);
  expect((await hold(END)).status).toBe(201);
});

it("refuses with a sentence where Google cannot be asked, and takes nothing for free", async () => {
  const { tenant, hold, free } = await newBookingPractice();
  await google.link(tenant);
  await google.fail("500");
  const { status, body } = await hold(START);
  expect([status, body.error]).toEqual([503, "calendar.unreachable"]);
  expect(body.message).toMatch(/no sabemos si ese horario está libre/);
  expect(await free(START)).toContain(START);
  await google.mend();
  expect((await hold(START)).status).toBe(201);
});

const eventsAt = ({ email }: Tenant) =>
  google.calendars.since(email, 0).filter(({ status }) => status !== "cancelled");
const sync = ({ userId }: Tenant) => asSystem("test", () => GoogleSync.sync(userId));

it("writes a confirmed appointment at Google, moves it there and takes it away", async () => {
  const types = [{ ...HALF_HOUR, confirmation: "manual" }];
  const { tenant, book } = await newBookingPractice({ types });
  await google.link(tenant);
  const { reservation } = await book(START);
  const decide = (what: string, body?: object) =>
    tenant.call("POST", `/api/reservations/${reservation._id}/${what}`, body ? { body } : {});
  await sync(tenant);
  expect(eventsAt(tenant)).toEqual([]);
  expect((await decide("confirm")).status).toBe(200);
  expect(await sync(tenant)).toBe("synced");
  const [event, ...more] = eventsAt(tenant);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ summary: "Consulta inicial: Eva Ríos" });
  expect(event).not.toHaveProperty("attendees");
  const iso = (edge?: { dateTime?: string }) => new Date(edge?.dateTime ?? "").toISOString();
  const edges = () => eventsAt(tenant).map(({ id, start, end }) => [id, iso(start), iso(end)]);
  expect(edges()).toEqual([[event?.id, START, END]]);
  expect((await decide("reschedule", { start: END })).status).toBe(200);
  expect(await sync(tenant)).toBe("synced");
  expect(edges()).toEqual([[event?.id, END, atClock("11:00")]]);
  expect((await decide("cancel", {})).status).toBe(200);
  expect(await sync(tenant)).toBe("synced");
  expect(eventsAt(tenant)).toEqual([]);
});
