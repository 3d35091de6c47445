import { now } from "../../kernel/clock";

/** The most frames a socket may send in ten seconds: a page sends one per alert, and some pings. */
const MOST_FRAMES = 50;
const WINDOW_MS = 10_000;
/** The most sockets counted at once; beyond that all counts start again. */
const MOST_COUNTED = 10_000;

const counted = new Map<string, { until: number; frames: number }>();

/**
 * Counts a frame of a socket; true when it sends more than any page does. Each process counts only
 * its own frames, without storing anything: a flood soon exceeds the limit in one of them.
 */
export function floods(connectionId: string): boolean {
  const known = counted.get(connectionId);
  if (known && known.until > now()) {
    known.frames += 1;
    return known.frames > MOST_FRAMES;
  }
  if (counted.size >= MOST_COUNTED) counted.clear();
  counted.set(connectionId, { until: now() + WINDOW_MS, frames: 1 });
  return false;
}
