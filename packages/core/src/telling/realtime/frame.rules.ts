import type { Frame, ServerFrame } from "./server-frame.rules";

/** A frame may not exceed 32 kB; this leaves room for the envelope. */
const MOST_OCTETS = 30_000;

/** A frame as sent through the socket, in JSON. */
export const frame = (type: ServerFrame, payload: unknown, nowMs: number): string =>
  JSON.stringify({ type, payload, timestamp: new Date(nowMs).toISOString() } satisfies Frame);

/** A list cut into frames below the size limit, in order; an empty list makes one frame. */
export function frames(type: ServerFrame, list: readonly unknown[], nowMs: number): string[] {
  const groups: unknown[][] = [[]];
  let size = 0;
  for (const one of list) {
    const octets = new TextEncoder().encode(JSON.stringify(one)).length + 1;
    if (size > 0 && size + octets > MOST_OCTETS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(one);
    size += octets;
  }
  return groups.map((group) => frame(type, group, nowMs));
}
