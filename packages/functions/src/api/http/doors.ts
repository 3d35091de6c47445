import type { Hono } from "hono";
import type { Room } from "./described";

/** A file of routes that is loaded when a path of its is first asked for. */
export type Door = {
  room: Room;
  /** The paths at and below which it answers. */
  paths: readonly string[];
  load(): Promise<Pick<Hono, "routes" | "fetch">>;
};

/** The doors of a room. Their types are kept, since the type of the API is made of them. */
export const doorsOf = <const D extends readonly Omit<Door, "room">[]>(room: Room, doors: D) =>
  doors.map((door) => ({ ...door, room })) as { [K in keyof D]: D[K] & { room: Room } };

type Branch = { door?: Door; below: Map<string, Branch> };

const VARIABLE = ":";

/**
 * Finds the door of a path. Of the paths that fit, the longest answers; of two as long, the one with a
 * word where the other has a `:variable`.
 */
export function directory(doors: readonly Door[]): (path: string) => Door | undefined {
  const root: Branch = { below: new Map() };
  for (const door of doors) for (const path of door.paths) branchAt(root, path).door = door;
  return (path) => deepest(root, segmentsOf(path), 0)?.door;
}

const segmentsOf = (path: string) => path.split("/").slice(1);

function branchAt(root: Branch, path: string): Branch {
  let branch = root;
  for (const segment of segmentsOf(path)) {
    const name = segment.startsWith(VARIABLE) ? VARIABLE : segment;
    const next = branch.below.get(name) ?? { below: new Map() };
    branch.below.set(name, next);
    branch = next;
  }
  return branch;
}

type Found = { door: Door; depth: number };

function deepest(branch: Branch, segments: readonly string[], depth: number): Found | undefined {
  const here = branch.door && { door: branch.door, depth };
  const segment = segments[depth];
  if (segment === undefined) return here;
  return [branch.below.get(segment), branch.below.get(VARIABLE)]
    .map((next) => next && deepest(next, segments, depth + 1))
    .reduce((best, one) => (one && one.depth > (best?.depth ?? -1) ? one : best), here);
}
