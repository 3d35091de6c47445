import { now } from "../../kernel/clock";

/** Frames that a socket may send in ten seconds: a page sends one per alert, and a ping now and then. */
const MOST_FRAMES = 50;
const WINDOW_MS = 10_000;
/** Sockets counted at once; beyond them each begins anew. */
const MOST_COUNTED = 10_000;

const counted = new Map<string, { until: number; frames: number }>();

/**
 * Counts a frame of a socket; true when it sends more than any page does. Each process counts what
 * it hears, at no cost: whoever floods is soon heard often enough by one of them.
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
