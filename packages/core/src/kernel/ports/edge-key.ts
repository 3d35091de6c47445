import { now } from "../clock";
import { isSame } from "../digest";
import { env } from "../env";
import { AppError } from "../error";
import { fromParameterStore } from "../secrets";

/**
 * How long the keys are cached, and after how long an unknown key makes them be read again (ms).
 */
const KEPT_MS = 5 * 60_000;
const AGAIN_MS = 10_000;

type Held = { keys: Promise<string[]>; at: number };

let held: Held | undefined;

/** Whether requests have to come through our own edge: on one machine there is none. */
export const hasEdge = (): boolean => env().EDGE_KEY_SECRET !== undefined;

/**
 * Whether `given` is the key that our own edge writes on requests: the current one, or the
 * previous, which is valid while the distribution is being updated. False where there is no edge.
 * Throws `service.unavailable` while the key cannot be read and none was read before.
 */
export async function isEdgeKey(given: string | undefined): Promise<boolean> {
  const { EDGE_KEY_SECRET: name } = env();
  if (given === undefined || name === undefined) return false;
  if (await matches(given, keysOf(name, KEPT_MS))) return true;
  // The key may have been rotated since it was read.
  return matches(given, keysOf(name, AGAIN_MS));
}

function keysOf(name: string, maxAgeMs: number): Promise<string[]> {
  if (!held || now() - held.at >= maxAgeMs) held = refreshed(name, held);
  return held.keys;
}

/** The keys as they are now; those of before while they cannot be read. */
function refreshed(name: string, before: Held | undefined): Held {
  const keys = read(name).catch((error: unknown) => {
    if (before) return before.keys;
    // A failed read is not remembered: the next request tries again.
    held = undefined;
    throw unavailable(error);
  });
  return { keys, at: now() };
}

const unavailable = (cause: unknown) =>
  new AppError(
    "service.unavailable",
    "Foja no puede atender ahora. Probá de nuevo en unos segundos.",
    { retryAfter: 5 },
    { cause },
  );

// Read through Parameter Store, which exposes Secrets Manager, so that one client reads both.
async function read(name: string): Promise<string[]> {
  const path = `/aws/reference/secretsmanager/${name}`;
  const [current, previous] = await Promise.all([
    fromParameterStore(`${path}:AWSCURRENT`),
    // A key never rotated has no previous one.
    fromParameterStore(`${path}:AWSPREVIOUS`).catch(() => undefined),
  ]);
  return [current, previous].flatMap((value) => value ?? []);
}

async function matches(given: string, keys: Promise<string[]>): Promise<boolean> {
  return (await keys).some((key) => isSame(given, key));
}

/** Forgets the keys that were read: for tests that change the environment. */
export function resetEdgeKey(): void {
  held = undefined;
}
