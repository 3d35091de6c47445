/** The account's quota at SES: mails a second, and left for today; null where there is no limit. */
export type Quota = { perSecond: number | null; left: number | null };

/** Mails that people wait for have priority: they keep a fifth of the rate, a tenth of the day. */
const SHARE_OF_RATE = 0.8;
const SHARE_OF_DAY = 0.9;

/**
 * How many mails a second a campaign sends at most, whatever SES lets it: its counters are one partition of
 * the table, of which this takes less than half (decision 224).
 */
export const MOST_A_SECOND = 80;

/** How many seconds the mails claimed at once may take, and how many they may be. */
const CLAIMED_S = 4;
const MOST_CLAIMED = 20;
/** Mails of a lane sent concurrently. */
const MOST_AT_ONCE = 5;

/** The pace of a lane: ms between two mails, how many it claims and sends at once, its maximum. */
export type Pace = { everyMs: number; claims: number; width: number; most: number };

/** The pace of one of `lanes` lanes under a quota. */
export function paceOf({ perSecond, left }: Quota, lanes: number): Pace {
  const most = left === null ? Number.POSITIVE_INFINITY : Math.floor((left * SHARE_OF_DAY) / lanes);
  if (perSecond === null) return { everyMs: 0, claims: MOST_CLAIMED, width: MOST_AT_ONCE, most };
  const rate = Math.min(perSecond * SHARE_OF_RATE, MOST_A_SECOND) / lanes;
  const claims = Math.min(MOST_CLAIMED, Math.max(1, Math.floor(rate * CLAIMED_S)));
  const width = Math.min(MOST_AT_ONCE, Math.max(1, Math.ceil(rate / 8)));
  return { everyMs: Math.ceil(1000 / rate), claims, width, most };
}
