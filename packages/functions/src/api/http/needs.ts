import type { Capability } from "@foja/core/kernel/member.rules";
import type { Described, Room } from "./described";

/** The capability that each method requires. */
const OF_METHOD: Record<string, Capability> = { GET: "read", DELETE: "delete" };

/** The capability that the routes of some rooms require, whatever their method. */
const OF_ROOM: Partial<Record<Room, Capability>> = {
  accounts: "self",
  outreach: "self",
  billing: "govern",
  programs: "govern",
};

/** The capability that a route requires: as declared, or by its room and method. */
export function needsOf({ needs, room }: Described, method: string): Capability {
  if (needs) return needs;
  if (room === "money") return method === "GET" ? "money" : "charge";
  return (room && OF_ROOM[room]) ?? OF_METHOD[method] ?? "write";
}
