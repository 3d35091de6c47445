import { describe, expect, it } from "vitest";
import { ceilingOf, isMany, mayBounce, type Refusal, smtpAnswer } from "./admission.rules";
import type { Verdicts } from "./letter.schema";

const MINUTE_MS = 60_000;

/** How many of letters that come at a pace are taken in so many hours, from the start of a day. */
function takenOf(
  plan: "free" | "standard" | "premium",
  { letters, hours }: Record<string, number>,
) {
  const counts = new Map<string, number>();
  let taken = 0;
  for (let nth = 0; nth < (letters ?? 0); nth += 1) {
    const at = (nth * (hours ?? 0) * 60 * MINUTE_MS) / (letters ?? 1);
    const [hour, day] = [
      `h${Math.floor(at / (60 * MINUTE_MS))}`,
      `d${Math.floor(at / (1440 * MINUTE_MS))}`,
    ];
    const of = (span: string) => counts.get(span) ?? 0;
    if (isMany(plan, { hour: of(hour), day: of(day) })) continue;
    for (const span of [hour, day]) counts.set(span, of(span) + 1);
    taken += 1;
  }
  return taken;
}

describe("of a flood of letters", () => {
  it.each([
    // Sixty an hour and two hundred a day.
    ["free", 10_000, 1, 60],
    ["free", 10_000, 24, 200],
    ["free", 10_000, 48, 400],
    ["free", 59, 1, 59],
    ["standard", 10_000, 1, 200],
    ["standard", 10_000, 24, 1000],
    ["premium", 10_000, 1, 600],
    ["premium", 10_000, 24, 3000],
    // Evenly over a day, fewer than the hour takes.
    ["premium", 3000, 24, 3000],
  ] as const)("a practice on %s takes, of %i in %i hours, %i", (plan, letters, hours, taken) => {
    expect(takenOf(plan, { letters, hours })).toBe(taken);
  });

  it("a larger plan takes more", () => {
    const hours = (["free", "standard", "premium"] as const).map((plan) => ceilingOf(plan).hour);
    expect(hours).toEqual([60, 200, 600]);
  });
});

it.each<[Refusal, number, RegExp]>([
  ["unknown", 550, /^5\.1\.1 No existe esa casilla/],
  ["many", 452, /^4\.2\.1 .* en unas horas\.$/],
  ["full", 552, /^5\.2\.2 .* no tiene lugar/],
])("says by SMTP that it is %s, in words that every server shows", (why, code, words) => {
  const answer = smtpAnswer(why);
  expect(answer.code).toBe(code);
  expect(answer.text).toMatch(words);
  // A line of SMTP is of ASCII, and of 512 octets with its end.
  expect(answer.text).toMatch(/^[\x20-\x7e]{1,500}$/);
});

const PASS: Verdicts = { spf: "pass", dkim: "pass", dmarc: "pass", spam: "pass", virus: "pass" };

it.each([
  ["who is proved", {}, true],
  ["who is proved by SPF alone", { dkim: "unknown", dmarc: "unknown" }, true],
  // DKIM speaks of the head: a bounce goes to the envelope.
  ["whom DKIM alone proves", { spf: "unknown" }, false],
  ["whom DMARC denies", { dmarc: "fail" }, false],
  ["of spam", { spam: "fail" }, false],
  ["of a virus", { virus: "fail" }, false],
] as const)("bounces to a sender %s: %j, %s", (_, verdicts, is) => {
  const judged = { verdicts: { ...PASS, ...verdicts }, automatic: false };
  expect(mayBounce("juan@x.example", judged)).toBe(is);
});

it("bounces neither a bounce nor what a program wrote", () => {
  expect(mayBounce("", { verdicts: PASS, automatic: false })).toBe(false);
  expect(mayBounce("juan@x.example", { verdicts: PASS, automatic: true })).toBe(false);
});
