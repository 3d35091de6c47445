import { atClock, newBookingPractice } from "@foja/harness/booking";
import { startCalendar } from "@foja/harness/calendar";
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
