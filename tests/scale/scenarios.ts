import { MOST_A_SECOND } from "@foja/core/outreach/campaigns/pace.rules";
import { derivedFrom } from "../cost/measure";
import { A_DAY } from "../cost/practices";
import { type Acts, DIGESTS_TOGETHER, importOf, RINGS, UNDO, UNDO_PARTS } from "./acts";
import { HEARD, LETTERS, SENT } from "./campaign";
import type { Load, Scenario } from "./day.rules";
import { jobsOf } from "./jobs.rules";
import { INVOICED, RENEWED, RENEWED_TOGETHER, SNAPSHOTS, SNAPSHOTS_TOGETHER } from "./month-end";
import { LETTER, TOLD, TOLD_TOGETHER } from "./queues.rules";

/** The practices of the day: most small, a few with 50,000 cases. */
export const PRACTICES = [
  { of: 80_000, people: 1, cases: 60 },
  { of: 17_000, people: 5, cases: 500 },
  { of: 2_900, people: 20, cases: 2_000 },
  { of: 100, people: 60, cases: 50_000 },
];
const LARGEST = { people: 60, cases: 50_000 };

const total = (what: "people" | "cases") =>
  PRACTICES.reduce((sum, one) => sum + one.of * one[what], 0);
export const PEOPLE = total("people");
export const CASES = total("cases");

/** The busiest hour has 14 % of a day's acts, and its busiest second half as many again. */
const PEAK = (0.14 / 3600) * 1.5;
/** Of all people, a quarter sign in within a quarter of an hour. */
const SIGNING_IN = 0.25 / 900;
/** Linked files; each is read once a day, within the thirteen hours of the courts. */
const FILES = CASES * 0.6;
const COURTS_HOURS = 13;
/** Deadlines that fall due at eight, a person, and who wants the digest. */
const RINGING = 1.2;
export const ALERTS = PEOPLE * RINGING;
export const DIGESTS = PEOPLE * 0.5;
export const PRACTICES_IN_ALL = PRACTICES.reduce((sum, one) => sum + one.of, 0);
/** Invoices that a person writes on the last day of a month. */
const INVOICES = 15;
/** Two practices of five pay, and a fifth of these began on the first of a month: they renew within an hour. */
const RENEWALS = PRACTICES_IN_ALL * 0.4 * 0.2;
/** A campaign at its pace: how often so many letters as were measured leave. */
const ofCampaign = {
  ...{ perSecond: MOST_A_SECOND / LETTERS, ofLargest: MOST_A_SECOND / LETTERS },
  apart: true,
} as const;

/** An act of one practice that takes so many seconds. */
const everyFew = (seconds: number) => ({ perSecond: 1 / seconds, ofLargest: 1 / seconds });

/** An import's part takes a second. */
const ofImport = (clients: boolean, seconds: number): Load[] => [
  { act: importOf(clients), ...everyFew(seconds) },
  { act: derivedFrom(importOf(clients)), ...everyFew(seconds), beside: true },
];

/** What happens at its busiest, each a second of the day. */
export function scenariosOf(acts: Acts): Scenario[] {
  const working = Object.entries(A_DAY).flatMap(([name, aDay]) => {
    const load = { perSecond: PEOPLE * aDay * PEAK, ofLargest: LARGEST.people * aDay * PEAK };
    const derived = derivedFrom(name);
    return [{ act: name, ...load }, ...(acts[derived] ? [{ act: derived, ...load }] : [])];
  });
  const jobs = jobsOf(acts);
  const [rings, letters, snapshots] = [jobs.ring.rate, jobs.digest.rate, jobs.snapshot.rate];
  const ofInvoices = (people: number) => people * INVOICES * PEAK;
  const files = FILES / (COURTS_HOURS * 3600);
  return [
    { name: "10:30, everybody works", loads: working },
    {
      name: "09:00, everybody signs in",
      loads: [
        { act: "sign in", perSecond: PEOPLE * SIGNING_IN, ofLargest: LARGEST.people * SIGNING_IN },
        { act: "preferences change", perSecond: 1, ofLargest: 0.1 },
      ],
    },
    {
      name: "08:00, deadlines ring",
      loads: [
        {
          act: "deadlines ring",
          perSecond: rings / RINGS,
          ofLargest: (rings * LARGEST.people) / PEOPLE / RINGS,
        },
        {
          act: TOLD,
          perSecond: rings / TOLD_TOGETHER,
          ofLargest: (rings * LARGEST.people) / PEOPLE / TOLD_TOGETHER,
        },
      ],
    },
    {
      name: "08:00, the digest",
      loads: [
        {
          act: "digests",
          perSecond: letters / DIGESTS_TOGETHER,
          ofLargest: LARGEST.people / DIGESTS_TOGETHER,
        },
        { act: LETTER, perSecond: letters, ofLargest: 1 },
      ],
    },
    {
      name: "the courts are read",
      loads: [{ act: "court: a file is read", perSecond: files, ofLargest: 1 }],
    },
    {
      name: "a campaign goes to everybody",
      loads: [SENT, HEARD].map((act) => ({ act, ...ofCampaign })),
    },
    {
      name: "00:30, documents of the day are written",
      loads: [{ act: SNAPSHOTS, perSecond: snapshots / SNAPSHOTS_TOGETHER, ofLargest: 0.1 }],
    },
    {
      name: "the last of a month, everybody invoices",
      loads: [
        { act: INVOICED, perSecond: ofInvoices(PEOPLE), ofLargest: ofInvoices(LARGEST.people) },
      ],
    },
    {
      name: "the first of a month, plans are renewed",
      loads: [{ act: RENEWED, perSecond: RENEWALS / 3600 / RENEWED_TOGETHER, ofLargest: 1 }],
    },
    { name: "one practice imports 50,000 cases", loads: ofImport(false, 1) },
    { name: "the same, with their clients", loads: ofImport(true, 2) },
    {
      name: "an import is undone",
      loads: [{ act: UNDO, ...everyFew(UNDO_PARTS) }],
    },
  ];
}
