import type { PlanId } from "../../billing/plans/plan.schema";

const HOUR_MS = 3600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * One kind of letter: how many of its purpose an address may get, on whose account they go, whose
 * words they carry, and to whom.
 */
type LetterRule = {
  /** Kinds with one purpose count together. */
  purpose: string;
  /** The most letters of that purpose to one address within `perMs`. */
  most: number;
  perMs: number;
  /** The daily ceiling of the practice that it counts against; null: of no practice. */
  counts: Counted | null;
  /** `none`: only Foja's; `names`: names that a schema checked; `text`: what somebody wrote. */
  words: "none" | "names" | "text";
  /**
   * `anyone`: an address that somebody typed; `account`: an account's own; `related`: of the
   * practice's client or contact; `proved`: it typed a code that was mailed to it; `desk`: support.
   */
  to: "anyone" | "account" | "related" | "proved" | "desk";
};

/** `written`: a person of the practice sends them; `codes`, `visits`: its booking page does. */
export type Counted = "written" | "codes" | "visits";

const THREE = { most: 3, perMs: HOUR_MS };
const TEN = { most: 10, perMs: HOUR_MS };
const NOBODY = { counts: null } as const;
const OWN = { ...NOBODY, to: "account" } as const;

/**
 * Every kind of letter. Three an hour for each address, and more only for a reason: ten where a
 * person causes several within an hour and only that person gets them.
 */
export const LETTERS = {
  verify: { purpose: "verify", ...THREE, ...NOBODY, words: "none", to: "anyone" },
  // With the code that proves an address, as that of a registration.
  newEmail: { purpose: "verify", ...THREE, ...NOBODY, words: "none", to: "anyone" },
  formerEmail: { purpose: "former-email", ...THREE, ...OWN, words: "none" },
  reset: { purpose: "reset", ...THREE, ...OWN, words: "none" },
  signIn: { purpose: "sign-in", ...TEN, ...OWN, words: "none" },
  factor: { purpose: "factor", ...TEN, ...OWN, words: "names" },
  invitation: { purpose: "invite", ...THREE, counts: "written", words: "names", to: "anyone" },
  joined: { purpose: "joined", ...TEN, ...OWN, words: "names" },
  // What falls due in a large practice on one morning.
  alert: { purpose: "alert", most: 40, perMs: HOUR_MS, ...OWN, words: "text" },
  // One a day from each practice that a person works in.
  digest: { purpose: "digest", most: 5, perMs: DAY_MS, ...OWN, words: "text" },
  subscription: { purpose: "subscription", ...TEN, ...OWN, words: "none" },
  invoice: { purpose: "invoice", ...THREE, counts: "written", words: "text", to: "related" },
  // To who wrote to the practice, which a person of it answers.
  reply: { purpose: "reply", ...TEN, counts: "written", words: "text", to: "related" },
  bookingCode: { purpose: "booking", ...THREE, counts: "codes", words: "names", to: "anyone" },
  visit: { purpose: "visit", ...TEN, counts: "visits", words: "text", to: "proved" },
  campaignTest: { purpose: "test", ...TEN, ...OWN, words: "text" },
  templateTest: { purpose: "test", ...TEN, ...OWN, words: "text" },
  // Everybody's consultations go to the one address.
  supportDesk: { purpose: "desk", most: 60, perMs: HOUR_MS, ...NOBODY, words: "text", to: "desk" },
  supportReceipt: { purpose: "support", ...THREE, ...NOBODY, words: "none", to: "anyone" },
  // Support writes it, in answer to a consultation.
  supportAnswer: { purpose: "support-answer", ...TEN, ...NOBODY, words: "text", to: "related" },
  clientCode: { purpose: "client-code", ...THREE, counts: "codes", words: "none", to: "related" },
  clientNotice: { purpose: "client", ...TEN, counts: "visits", words: "text", to: "related" },
  webhookOff: { purpose: "webhook", ...TEN, ...OWN, words: "names" },
  export: { purpose: "export", ...THREE, ...OWN, words: "none" },
  erasure: { purpose: "erasure", ...TEN, ...OWN, words: "names" },
  erased: { purpose: "erased", ...THREE, ...OWN, words: "names" },
} as const satisfies Record<string, LetterRule>;

export type LetterKind = keyof typeof LETTERS;

/** The kinds that a practice sends to people outside it. */
export type PracticeLetter = {
  [K in LetterKind]: (typeof LETTERS)[K]["counts"] extends null ? never : K;
}[LetterKind];

/** A letter about to leave. `id` counts it once, however often its sending is tried. */
export type Leaving = { id: string; to: string } & (
  | { kind: Exclude<LetterKind, PracticeLetter> }
  | { kind: PracticeLetter; practiceId: string }
);

export const ruleOf = (kind: LetterKind): LetterRule => LETTERS[kind];

type PlanCeiling = Record<Counted, number> & { bounces: number; complaints: number };

/**
 * What a practice may send to people outside in a day, and how many of those letters may bounce or
 * be reported as unwanted within seven days.
 */
const CEILINGS: Record<PlanId, PlanCeiling> = {
  free: { written: 20, codes: 150, visits: 200, bounces: 5, complaints: 2 },
  standard: { written: 200, codes: 300, visits: 500, bounces: 10, complaints: 2 },
  premium: { written: 500, codes: 600, visits: 1000, bounces: 20, complaints: 3 },
};

/** For how long an account is new, and what part of its plan's ceiling it may write. */
const NEW_MS = 7 * DAY_MS;
const NEW_PART = 4;

/** The ceilings of a practice by its plan and age; a new one may write a quarter. */
export function ceilingOf(plan: PlanId, ageMs: number): PlanCeiling {
  const ceiling = CEILINGS[plan];
  return ageMs < NEW_MS ? { ...ceiling, written: ceiling.written / NEW_PART } : ceiling;
}

/** What all practices together may send to people outside in a day. */
export const MOST_OF_ALL = 8000;
/** The parts of that counter: one item would be written by everybody. */
export const SHARDS = 4;

/** A letter that left, and when (epoch ms). */
export type SentLetter = { id: string; at: number };

/** How long a letter that counts against a practice is remembered: longer than it is tried. */
const keptMs = ({ perMs, counts }: LetterRule) => (counts ? DAY_MS : perMs);

/** The address that letters are counted by: `ana+1@` and `ana+2@` are one mailbox. */
export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, "");

/** One more letter among those that left: all with it and whether it is new, or the wait in ms. */
export type Admission = { sent: SentLetter[]; isNew: boolean } | { waitMs: number };

export function admit(
  rule: LetterRule,
  sent: readonly SentLetter[],
  { id, at }: SentLetter,
): Admission {
  const kept = sent.filter((one) => at - one.at < keptMs(rule));
  const others = kept.filter((one) => one.id !== id);
  const recent = others.filter((one) => at - one.at < rule.perMs);
  const known = kept.find((one) => one.id === id);
  if (known && at - known.at < rule.perMs) return { sent: kept, isNew: false };
  const oldest = recent[recent.length - rule.most];
  if (oldest) return { waitMs: oldest.at + rule.perMs - at };
  return { sent: [...others, { id, at }], isNew: !known };
}

/** What SES reported of a letter of a practice, and when (epoch ms). */
export type Report = { id: string; what: "bounces" | "complaints"; at: number };

/** How long a report counts. */
export const REPORT_MS = 7 * DAY_MS;

/**
 * Until when (epoch ms) a practice sends nothing to people outside because of what SES reported of
 * its letters: until so many reports are older than seven days that the rest is within its ceiling.
 * Null where it may send.
 */
export function stoppedUntil(
  reports: readonly Report[],
  ceiling: Pick<PlanCeiling, Report["what"]>,
  now: number,
): number | null {
  const ends = (["bounces", "complaints"] as const).flatMap((what) => {
    const counted = reports
      .filter((one) => one.what === what && now - one.at < REPORT_MS)
      .sort((a, b) => b.at - a.at);
    const last = counted[ceiling[what] - 1];
    return last ? [last.at + REPORT_MS] : [];
  });
  return ends.length > 0 ? Math.max(...ends) : null;
}
