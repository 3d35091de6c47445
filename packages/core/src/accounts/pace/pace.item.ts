import type { Key, Stored } from "../../kernel/dynamo";
import { attemptsKey, bucketTtl } from "../throttle/throttle.item";

/** When the bucket of a practice's writes will be full again (epoch ms). */
export type PaceItem = Stored<{ fullAt: number }>;

export const paceKey = (subject: string): Key => attemptsKey("writes", subject);

export function toItem(subject: string, fullAt: number, nowMs: number): PaceItem {
  return { ...paceKey(subject), type: "throttle", version: 1, ttl: bucketTtl(nowMs), fullAt };
}
