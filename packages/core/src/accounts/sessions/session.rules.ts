/** How long a session lives, whatever its use: a day, or thirty with "recordarme". */
export const LIFE_MS = { day: 24 * 3600 * 1000, month: 30 * 24 * 3600 * 1000 };

/** A lost answer may be asked for again for this long (RFC 9700 allows a short grace). */
const GRACE_MS = 10_000;

type Chain = { generation: number; rotatedAt: number };

/**
 * What a genuine refresh token of some generation means to its session. `rotate`: it is the current
 * one. `repeat`: it is the one before, just now, and its successor was not used: give the same
 * successor again. `replay`: it was spent before; someone holds a copy, so the whole session must
 * end. `unborn`: it is of a later time than the session, as after a return to a backup.
 */
export function judgeRefresh({ generation, rotatedAt }: Chain, presented: number, nowMs: number) {
  if (presented === generation) return "rotate";
  if (presented > generation) return "unborn";
  const recent = nowMs - rotatedAt <= GRACE_MS;
  return presented === generation - 1 && recent ? "repeat" : "replay";
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

/** A device in words its owner recognises, from what its browser says of itself. */
export function describeDevice(userAgent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS) ?? "Otro programa";
  const system = find(SYSTEMS);
  return system ? `${browser} en ${system}` : browser;
}
