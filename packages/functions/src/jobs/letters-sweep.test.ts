import type { Auth } from "@foja/core/accounts/auth";
import { at, now } from "@foja/core/kernel/clock";
import { commit, get, type Item, replace } from "@foja/core/kernel/dynamo";
import { Outbox } from "@foja/core/kernel/outbox";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { log } from "../log";
import { ERRAND_GIVEN_UP } from "../log-lines";
import { carryErrand } from "../streams/errands";
import { handler as sweep } from "./letters-sweep";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
// The sweep covers everybody's mails.
beforeEach(() => ownTable());
afterAll(() => mailbox.stop());

const MINUTE_MS = 60_000;

async function asked(ana: Tenant): Promise<Item> {
  const write = Outbox.ask({ kind: "reset", email: ana.email } satisfies Auth.CodeErrand);
  await commit(write);
  return write.request.Put?.Item as Item;
}

const lettersTo = ({ email }: Tenant) => mailbox.inbox.list(email).length;
const sweepIn = (minutes: number) =>
  sweep({ now: new Date(now() + minutes * MINUTE_MS).toISOString() });
const inIndex = async (item: Item) => (await get(item))?.gsi2pk !== undefined;

it("sends what the stream never delivered, once, and only when its minute is over", async () => {
  const ana = await newTenant();
  const item = await asked(ana);
  expect(await sweep()).toMatchObject({ due: 0 });
  expect(await sweepIn(1.1)).toEqual({ due: 1, sent: 1, failed: 0, givenUp: 0, broken: 0 });
  expect(await sweepIn(60)).toMatchObject({ due: 0 });
  expect(lettersTo(ana)).toBe(1);
  expect(await inIndex(item)).toBe(false);
});

it("sends what a sender had in hand when it died", async () => {
  const ana = await newTenant();
  const item = await asked(ana);
  const inHand = { ...item, tries: 1, dueAt: now() + MINUTE_MS };
  await commit(replace(inHand as Item, { version: 1 }));
  await sweepIn(2);
  expect(lettersTo(ana)).toBe(1);
});

it("finds nothing of what the stream sent", async () => {
  const ana = await newTenant();
  const item = await asked(ana);
  await carryErrand(String(Reflect.get(item, "_id")));
  expect(await sweepIn(2)).toMatchObject({ due: 0 });
  expect(lettersTo(ana)).toBe(1);
});

it("of two at once sends each letter once", async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => newTenant()));
  for (const person of people) await asked(person);
  const later = new Date(now() + 2 * MINUTE_MS).toISOString();
  const done = await Promise.all([sweep({ now: later }), sweep({ now: later })]);
  expect(done.map(({ sent }) => sent).reduce((a, b) => a + b)).toBe(10);
  expect(people.map(lettersTo)).toEqual(people.map(() => 1));
});

it("tries ten times, ever further apart, and then gives up aloud", async () => {
  const ana = await newTenant();
  const item = await asked(ana);
  const complained = vi.spyOn(log(), "error").mockImplementation(() => {});
  mailbox.ses.failNext({ code: "MessageRejected", status: 400, times: 1000 });
  const start = now();
  let tried = 0;
  for (let minute = 1; minute <= 24 * 60; minute += 15) {
    const { due, givenUp } = await at(start, () => sweepIn(minute));
    tried += due;
    if (givenUp > 0) break;
  }
  mailbox.ses.failNext({ code: "", status: 0, times: 0 });
  expect(tried).toBe(10);
  expect(complained).toHaveBeenCalledWith(
    ERRAND_GIVEN_UP,
    expect.objectContaining({ kind: "reset", tries: 10, error: "MessageRejected" }),
  );
  complained.mockRestore();
  expect(await inIndex(item)).toBe(false);
  expect(await sweepIn(48 * 60)).toMatchObject({ due: 0 });
  expect(lettersTo(ana)).toBe(0);
});
