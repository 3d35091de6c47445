/** A mutant that changes nothing that anybody could observe: it is not counted. */
type Equivalent = {
  file: string;
  /** A text of the source within which the change lies, and what it becomes. */
  at: string;
  becomes: string;
  why: string;
};

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: "law/deadlines/holiday.rules.ts",
    at: "(century + 8)",
    becomes: "9",
    why: "It differs in the centuries 25 k + 16 alone, where the third that is taken is the same.",
  },
  {
    file: "law/deadlines/holiday.rules.ts",
    at: "MOVES[weekdayOf(day)] ?? 0",
    becomes: "1",
    why: "There are seven weekdays: what follows is for the compiler.",
  },
  {
    file: "law/deadlines/deadline.rules.ts",
    at: "due: { day: due, minute: 0 }, rules",
    becomes: "1",
    why: "Of a count of days only the day is answered.",
  },
  {
    file: "accounts/auth/password.ts",
    at: "own: device !== undefined",
    becomes: "===",
    why: "Tries of known and of other browsers are counted alike: only that they are apart is seen.",
  },
  {
    file: "accounts/sessions/access-token.ts",
    at: "verified.clear();",
    becomes: ";",
    why: "What is forgotten there is verified again: without it, only memory grows.",
  },
  {
    file: "billing/plans/plans.ts",
    at: '":standing": to.standing, ":one": 1',
    becomes: "2",
    why: "It counts versions there, which are compared and not counted.",
  },
  {
    file: "billing/plans/carry.ts",
    at: '":of": terms.version, ":one": 1',
    becomes: "2",
    why: "It counts versions there, which are compared and not counted.",
  },
  {
    file: "billing/plan-configs/updates.ts",
    at: "performance.now() > until",
    becomes: ">=",
    why: "A clock of fractions of a millisecond is not met exactly.",
  },
  {
    file: "billing/subscriptions/rounds.ts",
    at: "performance.now() > until",
    becomes: ">=",
    why: "A clock of fractions of a millisecond is not met exactly.",
  },
  {
    file: "law/labor/base.rules.ts",
    at: "importes.length ?? 0",
    becomes: "1",
    why: "There is a concept at least: what follows is for the compiler.",
  },
  {
    file: "law/labor/norms.rules.ts",
    at: "averages: [6, 12]",
    becomes: "13",
    why: "A concept has twelve months at most: the last thirteen are the same.",
  },
  {
    file: "law/art/art-data.rules.ts",
    at: "since === undefined || text === undefined",
    becomes: "&&",
    why: "A value has both its day and its text: the second is asked for the compiler.",
  },
  {
    file: "law/art/art-data.rules.ts",
    at: "first < day ? first : day",
    becomes: "<=",
    why: "Where both are the same day, either is read from.",
  },
  {
    file: "law/art/base-income.rules.ts",
    at: "mes <= day.slice(0, 7)",
    becomes: "8",
    why: "The hyphen after a month comes after that month, and before the next one.",
  },
  {
    file: "law/deadlines/prose.rules.ts",
    at: "day.slice(0, 7)",
    becomes: "8",
    why: "The hyphen after a month changes neither its days nor its number.",
  },
  {
    file: "law/deadlines/prose.rules.ts",
    at: "cantidad = 0, unidad",
    becomes: "1",
    why: "What was counted is said only where there is a quantity.",
  },
  {
    file: "billing/plans/plans.ts",
    at: "insert(toItem(ownerId, usage, 1))",
    becomes: "2",
    why: "It is the first version, which is compared and not counted.",
  },
  {
    file: "billing/plan-configs/updates.ts",
    at: "shard + 1 < Plans.MEMBER_SHARDS",
    becomes: "<=",
    why: "Nobody is in the shard after the last: the list ends one page later.",
  },
  {
    file: "money/tax/request.rules.ts",
    at: "kept.dueDate < kept.date",
    becomes: "<=",
    why: "Where both are the same day, either is written.",
  },
];
