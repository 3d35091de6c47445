import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;

/**
 * Calls back when the process that started this one has ended: `kill -9` on npm ends npm alone, and
 * would leave a hidden Foja running. A process detached on purpose is in another process group.
 */
export function onOrphaned(orphaned: () => void): void {
  const family = ancestors();
  const timer = setInterval(() => {
    if (ancestors().join() === family.join()) return;
    clearInterval(timer);
    orphaned();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The pids of the parent, its parent and so on, within this process group. */
function ancestors(): number[] {
  const own = statusOf(process.pid);
  if (!own) return [process.ppid];
  const found: number[] = [];
  let next = own.parent;
  for (let status = statusOf(next); status?.group === own.group; status = statusOf(next)) {
    found.push(next);
    next = status.parent;
  }
  return found;
}

/** A process's parent and group, from /proc; undefined where there is none. */
function statusOf(pid: number): { parent: number; group: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in parentheses, which may contain spaces.
    const [, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
}
