import { handler as expire } from "@foja/functions/jobs/holds-expire";
import { handler as sweep } from "@foja/functions/jobs/letters-sweep";
import { handler as remind } from "@foja/functions/jobs/reservations-remind";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../harness/api";
import { atClock, HALF_HOUR, newBookingPractice, somebody } from "../harness/booking";
import { type Mailbox, startMailbox } from "../harness/mailbox";
import { openStage, type Stage } from "./stage";

let stage: Stage;
let mailbox: Mailbox;
beforeAll(async () => {
  [stage, mailbox] = [await openStage(11), await startMailbox()];
});
afterAll(async () => {
  await Promise.all([stage.stop(), mailbox.stop()]);
});

const DAY_MS = 24 * 3600_000;
const START = atClock("10:00", 4);
const MANUAL = { types: [{ ...HALF_HOUR, confirmation: "manual" }] };

/** Dies at the n-th request: from there on none is answered. */
const dyingAt = (n: number) =>
  Array.from({ length: 40 }, (_, i) => ({ fault: "drop-before" as const, nth: n + i }));
const TRIPS = [1, 5, 6, 7, 8, 9, 11];

/** Some visitors' appointments, or requests, whose first e-mails were sent. */
async function booked(given: object): Promise<string[]> {
  const practice = await newBookingPractice(given);
  const people = [somebody(), somebody(), somebody()];
  for (const [n, email] of people.entries()) {
    await practice.book(atClock(`1${n}:00`, 4), { email });
  }
  await sweep({ now: new Date(Date.now() + 120_000).toISOString() });
  return people;
}

const lettersTo = (people: string[], beginning: string) =>
  people.map(
    (email) =>
      mailbox.inbox.list(email).filter(({ subject }) => subject.startsWith(beginning)).length,
  );

describe("a job of appointments killed after any of its trips, and begun again", () => {
  const first = Date.parse(START);
  it.each([
    ["reminds everybody once", {}, remind, () => first - DAY_MS + 2 * 3600_000, "Recordatorio"],
    [
      "ends every request once",
      MANUAL,
      expire,
      () => Date.now() + DAY_MS + 60_000,
      "Venció tu pedido",
    ],
  ])("%s", async (_, given, job, due, beginning) => {
    const instant = due();
    for (const n of TRIPS) {
      await stage.freshTable();
      const people = await booked(given);
      const now = new Date(instant).toISOString();
      stage.proxy.inject(...dyingAt(n));
      await job({ now }).catch(() => undefined);
      stage.proxy.inject();
      await job({ now });
      await sweep({ now: new Date(instant + 120_000).toISOString() });
      expect(lettersTo(people, beginning), `killed at ${n}`).toEqual([1, 1, 1]);
    }
  });
});

describe("the free times of a month", () => {
  it("cost one query and two reads of items, however much there is", async () => {
    await stage.freshTable();
    const { base, book, tenant } = await newBookingPractice();
    await book(START);
    const event = { title: "Audiencia", start: atClock("12:00", 5), end: atClock("13:00", 5) };
    await tenant.call("POST", "/api/events", { body: event });
    const [from, to] = [START.slice(0, 10), atClock("10:00", 34).slice(0, 10)];
    stage.proxy.reset();
    const { status, body } = await call("GET", `${base}/slots?type=consulta&from=${from}&to=${to}`);
    const { byOperation } = stage.proxy.counts();
    expect([status, (body.slots as object[]).length]).toEqual([200, 31 * 18 - 3]);
    // The only write is that of the caller's rate-limit bucket.
    expect(byOperation).toEqual({ GetItem: 1, BatchGetItem: 1, Query: 1, TransactWriteItems: 1 });
  });
});
