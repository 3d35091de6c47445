/** How long a session lasts, in ms, however it is used: a day, or thirty with "recordarme". */
export const LIFE_MS = { day: 24 * 3600 * 1000, month: 30 * 24 * 3600 * 1000 };

/** How long, in ms, a lost answer can be requested again (RFC 9700 allows a short grace period). */
const GRACE_MS = 10_000;

type Chain = { generation: number; rotatedAt: number };

/**
 * Decides on a genuine refresh token by its generation. `rotate`: it is the current one. `repeat`:
 * it is the previous one, replaced just now, whose successor was not used: give the same successor
 * again. `replay`: it was used before, so someone has a copy and the whole session must end.
 * `unborn`: it is newer than the session, as after a restored backup.
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

/** A device in words its owner recognises, from its user agent. */
export function describeDevice(userAgent: string): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS) ?? "Otro programa";
  const system = find(SYSTEMS);
  return system ? `${browser} en ${system}` : browser;
}
