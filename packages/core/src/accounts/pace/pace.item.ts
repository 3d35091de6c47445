import type { Key, Stored } from "../../kernel/dynamo";

const DAY_S = 24 * 3600;

/** When the bucket of a person's or a practice's writes is full again (epoch ms). */
export type PaceItem = Stored<{ fullAt: number }>;

export const paceKey = (subject: string): Key => ({ pk: `PACE#${subject}`, sk: "PACE" });

export function toItem(subject: string, fullAt: number, nowMs: number): PaceItem {
  const ttl = Math.ceil(Math.max(fullAt, nowMs) / 1000) + DAY_S;
  return { ...paceKey(subject), type: "throttle", version: 1, ttl, fullAt };
}
