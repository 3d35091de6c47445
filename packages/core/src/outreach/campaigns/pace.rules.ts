/** The quota of the account at SES: letters a second and left for today; null where there is no limit. */
export type Quota = { perSecond: number | null; left: number | null };

/** Letters that people wait for go first: a campaign leaves them a fifth of the rate and a tenth of the day. */
const SHARE_OF_RATE = 0.8;
const SHARE_OF_DAY = 0.9;

/** Seconds that the letters claimed at once take at most, and how many they are at most. */
const CLAIMED_S = 4;
const MOST_CLAIMED = 20;
/** Letters of a lane under way at the same time. */
const MOST_AT_ONCE = 5;

/** How one of so many lanes sends: milliseconds between two letters, how many it claims and sends at once, how many it may. */
export type Pace = { everyMs: number; claims: number; width: number; most: number };

/** The pace of one of so many lanes under a quota. */
export function paceOf({ perSecond, left }: Quota, lanes: number): Pace {
  const most = left === null ? Number.POSITIVE_INFINITY : Math.floor((left * SHARE_OF_DAY) / lanes);
  if (perSecond === null) return { everyMs: 0, claims: MOST_CLAIMED, width: MOST_AT_ONCE, most };
  const rate = (perSecond * SHARE_OF_RATE) / lanes;
  const claims = Math.min(MOST_CLAIMED, Math.max(1, Math.floor(rate * CLAIMED_S)));
  const width = Math.min(MOST_AT_ONCE, Math.max(1, Math.ceil(rate / 8)));
  return { everyMs: Math.ceil(1000 / rate), claims, width, most };
}
