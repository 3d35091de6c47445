import { now } from "../clock";
import { isSame } from "../digest";
import { env } from "../env";
import { fromParameterStore } from "../secrets";

/**
 * How long the keys are cached, and after how long an unknown key makes them be read again (ms).
 */
const KEPT_MS = 5 * 60_000;
const AGAIN_MS = 10_000;

type Held = { keys: Promise<string[]>; at: number };

let held: Held | undefined;

/**
 * Whether `given` is the key that our own edge writes on requests: the current one, or the
 * previous, which is valid while the distribution is being updated. False where there is no edge.
 */
export async function isEdgeKey(given: string | undefined): Promise<boolean> {
  const { EDGE_KEY_SECRET: name } = env();
  if (given === undefined || name === undefined) return false;
  if (await matches(given, keysOf(name, KEPT_MS))) return true;
  // The key may have been rotated since it was read.
  return matches(given, keysOf(name, AGAIN_MS));
}

function keysOf(name: string, maxAgeMs: number): Promise<string[]> {
  if (!held || now() - held.at >= maxAgeMs) held = { keys: read(name), at: now() };
  return held.keys;
}

// Read through Parameter Store, which exposes Secrets Manager, so that one client reads both.
async function read(name: string): Promise<string[]> {
  const labels = ["AWSCURRENT", "AWSPREVIOUS"];
  const values = await Promise.all(
    labels.map((label) =>
      // A key never rotated has no previous one; if neither can be read, no request is accepted.
      fromParameterStore(`/aws/reference/secretsmanager/${name}:${label}`).catch(() => undefined),
    ),
  );
  return values.flatMap((value) => value ?? []);
}

async function matches(given: string, keys: Promise<string[]>): Promise<boolean> {
  return (await keys).some((key) => isSame(given, key));
}

/** Forgets the keys that were read: for tests that change the environment. */
export function resetEdgeKey(): void {
  held = undefined;
}
