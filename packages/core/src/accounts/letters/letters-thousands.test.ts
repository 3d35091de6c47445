import { rounds } from "@foja/harness/draw";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { newId } from "../../kernel/id";
import { dayOf } from "../../kernel/zone.rules";
import { Letters } from "./index";
import { type Counted, ceilingOf, LETTERS, type LetterKind, ruleOf } from "./letters.rules";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

/** Ten thousand of them, or an eighth in a slice: more of each kind than any ceiling, too. */
const ASKED = rounds(10_000);
const KINDS = Object.keys(LETTERS) as LetterKind[];
const [MINUTE, HOURS] = [60_000, 4];

type Left = { kind: LetterKind; to: string; at: number };

function grouped<K, T>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** How many of some moments fall into the fullest span of so many ms. */
const fullest = (moments: readonly number[], ms: number) =>
  Math.max(
    0,
    ...moments.map((end) => moments.filter((one) => one > end - ms && one <= end).length),
  );

it(`of ${ASKED} letters that a new free practice causes in four hours, the ceilings' number leaves`, async () => {
  const { userId: practiceId } = await newTenant();
  // Tomorrow at eight: one day, on which nobody else sends.
  const start = Date.parse(`${addDays(dayOf(now()), 1)}T11:00:00Z`);
  const each = 2 * Math.ceil(ASKED / KINDS.length / 2);
  const left: Left[] = [];
  let refused = 0;

  const ask = async (kind: LetterKind, nth: number, to: string) => {
    const moment = start + Math.floor((nth * HOURS * 60) / each) * MINUTE + (nth % 60) * 1000;
    const leaving = { kind, id: newId("mail"), to, practiceId } as Letters.Leaving;
    const words = { subject: `${kind} ${moment}`, text: "Hola", html: "<p>Hola</p>" };
    try {
      await at(moment, () => Letters.send(leaving, () => words));
      left.push({ kind, to, at: moment });
    } catch (error) {
      if (!(error instanceof Letters.Withheld)) throw error;
      refused += 1;
    }
  };
  await Promise.all(
    KINDS.map(async (kind) => {
      const mine = [1, 2].map((n) => `${kind}-${n}-${practiceId}@ejemplo.com.ar`.toLowerCase());
      // One of them under other names too, which are one mailbox.
      const named = (nth: number) =>
        (mine[nth % 2] ?? "").replace("@", nth % 3 === 0 ? `+${nth}@` : "@");
      for (let nth = 0; nth < each; nth += 1) await ask(kind, nth, named(nth));
    }),
  );

  expect(left.length + refused).toBe(each * KINDS.length);
  const ceiling = ceilingOf("free", 0);
  const mailboxes = (all: readonly Left[]) => grouped(all, ({ to }) => to.replace(/\+\d+/, ""));
  for (const [kind, own] of grouped(left, (one) => one.kind)) {
    const { most, perMs, counts } = ruleOf(kind);
    for (const [to, one] of mailboxes(own)) {
      const moments = one.map((letter) => letter.at);
      expect([to, fullest(moments, perMs) <= most]).toEqual([to, true]);
      // What an address may get it does get, where no ceiling of the practice is lower.
      const all = perMs > HOURS * 60 * MINUTE ? most : most * HOURS;
      if (counts === null) expect([to, one.length]).toEqual([to, Math.min(all, each / 2)]);
    }
  }
  for (const counted of ["written", "codes", "visits"] satisfies Counted[]) {
    const sent = left.filter(({ kind }) => ruleOf(kind).counts === counted);
    expect([counted, sent.length <= ceiling[counted]]).toEqual([counted, true]);
  }
  const written = left.filter(({ kind }) => ruleOf(kind).counts === "written");
  expect(written).toHaveLength(5);
  const arrived = new Set(left.map(({ to }) => to));
  expect([...arrived].flatMap((to) => mailbox.inbox.list(to))).toHaveLength(left.length);
});
