const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The clocks of a zone. Instants are epoch ms, days `YYYY-MM-DD`. */
export type Wall = {
  /**
   * The instant at which clocks show a time of a day, given in minutes from its 00:00 (1440 is its
   * end). Of a time that occurs twice, the first; for one that is skipped, the instant of the skip.
   */
  instantAt(day: string, minutes: number): number;
  /** The day on which an instant falls. */
  dayOf(instant: number): string;
};

const walls = new Map<string, Wall>();

/** The clocks of an IANA zone. Throws `RangeError` for an unknown name. */
export function wallOf(zone: string): Wall {
  const wall = walls.get(zone) ?? makeWall(zone);
  walls.set(zone, wall);
  return wall;
}

/** The most days whose offsets are cached: some years. */
const MOST_DAYS = 2000;

function makeWall(zone: string): Wall {
  const exact = offsets(zone);
  const known = new Map<number, number>();
  /** The offset at the UTC midnight that begins a day, counted in days from the epoch. */
  function atMidnight(day: number): number {
    const found = known.get(day) ?? exact(day * DAY_MS);
    if (known.size > MOST_DAYS) known.clear();
    known.set(day, found);
    return found;
  }
  /** The offset at an instant: that of the midnights around it, unless clocks change in between. */
  function offsetAt(instant: number): number {
    const day = Math.floor(instant / DAY_MS);
    const before = atMidnight(day);
    return before === atMidnight(day + 1) ? before : exact(instant);
  }
  return {
    dayOf: (instant) => new Date(instant + offsetAt(instant)).toISOString().slice(0, 10),
    instantAt(day, minutes) {
      const shown = Date.parse(`${day}T00:00:00.000Z`) + minutes * MINUTE_MS;
      const middle = Math.floor(shown / DAY_MS);
      const [before, after] = [atMidnight(middle - 1), atMidnight(middle + 2)];
      if (before === after) return shown - before;
      const [early, late] = [shown - before, shown - after];
      if (offsetAt(early) === before) return early;
      return offsetAt(late) === after ? late : changeBetween(late, early, offsetAt);
    },
  };
}

/** The first instant between two, to the minute, at which the later one's offset applies. */
function changeBetween(from: number, to: number, offsetAt: (instant: number) => number): number {
  const wanted = offsetAt(to);
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === wanted) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns a zone's offset from UTC at an instant, in ms. */
function offsets(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
  return (instant) => {
    const [date, time] = format.format(instant).split(", ");
    return Date.parse(`${date}T${time}.000Z`) - Math.floor(instant / 1000) * 1000;
  };
}
