/** A mutant that changes nothing that anybody could observe: it is not counted. */
type Equivalent = {
  file: string;
  /** A text of the source within which the change lies, wherever it stands, and what it becomes. */
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
  {
    file: "law/apportionment/apportionment.rules.ts",
    at: "due[i] ?? exact(0)",
    becomes: "1",
    why: "There is a share for each fee: what follows is for the compiler.",
  },
  {
    file: "law/apportionment/apportionment.rules.ts",
    at: "amounts[i] ?? exact(0)",
    becomes: "1",
    why: "There is an amount for each fee: what follows is for the compiler.",
  },
  {
    file: "law/fees/fee-laws.rules.ts",
    at: "decimals: 10",
    becomes: "11",
    why: "The eleventh decimal of a unit is no thousandth of a cent.",
  },
  {
    file: "law/fees/fees.rules.ts",
    at: "base = 0",
    becomes: "1",
    why: "The schema asks for it in the first instance: what follows is for the compiler.",
  },
  {
    file: "law/fees/fees.rules.ts",
    at: "reguladoUnidades = 0",
    becomes: "1",
    why: "The schema asks for it in an appeal: what follows is for the compiler.",
  },
  {
    file: "law/fees/fees.sheet.rules.ts",
    at: "piso.unidades > 0",
    becomes: "1",
    why: "The floors are none, or 2.8 units and more.",
  },
  {
    file: "law/fees/scale.rules.ts",
    at: "?? { above: 0, least: 0, most: 0 }",
    becomes: "1",
    why: "A base is above nothing, where the first grade begins: what follows is for the compiler.",
  },
  {
    file: "law/fees/scale.rules.ts",
    at: "grades[at - 1]?.most ?? 0",
    becomes: "1",
    why: "Before the first grade there is nothing to take a part of.",
  },
  {
    file: "law/fees/scale.rules.ts",
    at: "grades[i + 1]?.above ?? 0",
    becomes: "1",
    why: "The grades before one have one after them: what follows is for the compiler.",
  },
  {
    file: "law/limitation/limitation.rules.ts",
    at: "...doubtsOf(pasos)",
    becomes: "...[]",
    why: "Every norm that a limitation names was read or reported: there is no doubt to tell.",
  },
  {
    file: "law/limitation/suspensions.rules.ts",
    at: "at > from ? at : from",
    becomes: ">=",
    why: "Where both are the same day, either is taken.",
  },
  {
    file: "law/limitation/suspensions.rules.ts",
    at: "end < limit ? end : limit",
    becomes: "<=",
    why: "Where both are the same day, either is taken.",
  },
  {
    file: "law/limitation/suspensions.rules.ts",
    at: "from > until ? from : until",
    becomes: ">=",
    why: "Where both are the same day, either is taken.",
  },
  {
    file: "law/limitation/suspensions.rules.ts",
    at: "if (to <= start) continue",
    becomes: "<",
    why: "A span that ends where it begins has no days to count.",
  },
  {
    file: "law/limitation/suspensions.rules.ts",
    at: "moved > least ? moved : least",
    becomes: ">=",
    why: "Where both are the same day, either is taken.",
  },
  {
    file: "law/limitation/suspensions.rules.ts",
    at: "span.from < since ?",
    becomes: "<=",
    why: "Where both are the same day, either is taken.",
  },
  {
    file: "law/lapse/lapse.rules.ts",
    at: "ultimoImpulso > code.since ?",
    becomes: ">=",
    why: "Where both are the same day, either is taken.",
  },
  {
    file: "law/lapse/lapse.rules.ts",
    at: "end > util ? end : util",
    becomes: ">=",
    why: "Where both are the same day, either is taken.",
  },
];
