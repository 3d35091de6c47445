import type { Capability } from "@foja/core/kernel/member.rules";
import type { Described, Room } from "./described";

/** What a method does to the records of a practice. */
const OF_METHOD: Record<string, Capability> = { GET: "read", DELETE: "delete" };

/** What the calls of some rooms do, whatever their method. */
const OF_ROOM: Partial<Record<Room, Capability>> = {
  accounts: "self",
  outreach: "self",
  billing: "govern",
};

/** What a call needs of a person of the practice: as declared, or by its room and its method. */
export function needsOf({ needs, room }: Described, method: string): Capability {
  if (needs) return needs;
  if (room === "money") return method === "GET" ? "money" : "charge";
  return (room && OF_ROOM[room]) ?? OF_METHOD[method] ?? "write";
}
