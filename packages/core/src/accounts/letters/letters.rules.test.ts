import { describe, expect, it } from "vitest";
import {
  admit,
  ceilingOf,
  LETTERS,
  type LetterKind,
  mailboxOf,
  type Report,
  ruleOf,
  type SentLetter,
  stoppedUntil,
} from "./letters.rules";

const NOW = 1_800_000_000_000;
const [MINUTE, DAY] = [60_000, 24 * 3600_000];
const KINDS = Object.keys(LETTERS) as LetterKind[];

describe("every kind of letter", () => {
  /** How many an address gets, within how many hours. A new kind is a type error here. */
  const EXPECTED: Record<LetterKind, [most: number, hours: number]> = {
    verify: [3, 1],
    newEmail: [3, 1],
    formerEmail: [3, 1],
    reset: [3, 1],
    signIn: [10, 1],
    factor: [10, 1],
    invitation: [3, 1],
    joined: [10, 1],
    alert: [40, 1],
    digest: [5, 24],
    subscription: [10, 1],
    reply: [10, 1],
    invoice: [3, 1],
    bookingCode: [3, 1],
    visit: [10, 1],
    campaignTest: [10, 1],
    templateTest: [10, 1],
    supportDesk: [60, 1],
    supportReceipt: [3, 1],
    supportAnswer: [10, 1],
    export: [3, 1],
    erasure: [10, 1],
    erased: [3, 1],
    clientCode: [3, 1],
    clientNotice: [10, 1],
    webhookOff: [10, 1],
  };

  it.each(KINDS)("has a ceiling for an address: %s", (kind) => {
    const { most, perMs } = ruleOf(kind);
    expect([most, perMs / 3600_000]).toEqual(EXPECTED[kind]);
  });

  it("carries nothing that somebody wrote to an address that anybody typed", () => {
    const open = KINDS.filter((kind) => ruleOf(kind).to === "anyone");
    expect(open).toEqual(["verify", "newEmail", "invitation", "bookingCode", "supportReceipt"]);
    expect(open.filter((kind) => ruleOf(kind).words === "text")).toEqual([]);
    expect(open.filter((kind) => ruleOf(kind).most > 3)).toEqual([]);
  });

  it("counts against its practice where it goes to people outside", () => {
    const counted = KINDS.filter((kind) => ruleOf(kind).counts !== null);
    expect(counted).toEqual([
      ...["invitation", "invoice", "reply", "bookingCode", "visit", "clientCode", "clientNotice"],
    ]);
  });
});

describe("one more letter to an address", () => {
  const sent = (...minutesAgo: number[]): SentLetter[] =>
    minutesAgo.map((minutes) => ({ id: `mai_${minutes}`, at: NOW - minutes * MINUTE }));
  const more = (kind: LetterKind, before: SentLetter[], id = "mai_new") =>
    admit(ruleOf(kind), before, { id, at: NOW });

  it.each([
    ["none", sent(), 1],
    ["two", sent(50, 10), 3],
    ["three, one an hour ago", sent(60, 10, 0), 3],
  ])("leaves after %s in the last hour", (_, before, length) => {
    const admission = more("reset", before);
    expect(admission).toMatchObject({ isNew: true });
    expect("sent" in admission && admission.sent).toHaveLength(length);
  });

  it("waits after three until the first is an hour old", () => {
    expect(more("reset", sent(50, 10, 0))).toEqual({ waitMs: 10 * MINUTE });
  });

  it("counts once, however often its sending is tried", () => {
    const three = sent(50, 10, 0);
    expect(more("reset", three, "mai_10")).toEqual({ sent: three, isNew: false });
  });

  it("tried again after hours counts anew for the address, not for the practice", () => {
    const before = sent(300, 10);
    expect(more("invoice", before, "mai_300")).toEqual({
      sent: [
        { id: "mai_10", at: NOW - 10 * MINUTE },
        { id: "mai_300", at: NOW },
      ],
      isNew: false,
    });
    expect(more("invoice", sent(300, 20, 10, 0), "mai_300")).toEqual({ waitMs: 40 * MINUTE });
    expect(more("invoice", sent(60), "mai_60")).toEqual({
      ...{ sent: [{ id: "mai_60", at: NOW }], isNew: false },
    });
  });
});

it.each([
  ["ana@ejemplo.com.ar", "ana@ejemplo.com.ar"],
  ["Ana+1@ejemplo.com.ar", "ana@ejemplo.com.ar"],
  ["ana+a+b@ejemplo.com.ar", "ana@ejemplo.com.ar"],
  ["a@b+c.ar", "a@b+c.ar"],
])("counts letters to %s as to %s", (given, counted) => {
  expect(mailboxOf(given)).toBe(counted);
});

it.each([
  ["free", 0, 5],
  ["free", 7 * DAY - 1, 5],
  ["free", 7 * DAY, 20],
  ["standard", 0, 50],
  ["standard", 30 * DAY, 200],
  ["premium", 0, 125],
  ["premium", 30 * DAY, 500],
] as const)("on %s, %i ms old, a practice writes %i letters a day", (plan, age, written) => {
  expect(ceilingOf(plan, age).written).toBe(written);
});

describe("what SES reports of a practice's letters", () => {
  const ceiling = { bounces: 5, complaints: 2 };
  const days = (what: Report["what"], ...ago: number[]): Report[] =>
    ago.map((one) => ({ id: `${what} ${one}`, what, at: NOW - one * DAY }));

  it.each([
    ["nothing", [], null],
    ["a complaint", days("complaints", 0), null],
    ["four bounces", days("bounces", 0, 1, 2, 3), null],
    ["two complaints", days("complaints", 1, 3), NOW + 4 * DAY],
    ["three complaints", days("complaints", 1, 3, 6), NOW + 4 * DAY],
    ["two complaints, one of them old", days("complaints", 1, 7), null],
    ["five bounces", days("bounces", 0, 1, 2, 3, 6), NOW + DAY],
    ["both", [...days("complaints", 1, 3), ...days("bounces", 0, 0, 0, 0, 0)], NOW + 7 * DAY],
  ])("%s within seven days", (_, reports, until) => {
    expect(stoppedUntil(reports, ceiling, NOW)).toBe(until);
  });
});
