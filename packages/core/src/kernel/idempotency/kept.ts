import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { KeptAnswer, StoredAnswer } from "./idempotency.item";
import { reducedTo } from "./reduced.rules";

/** The most octets of a stored answer; an item may have 400 kB in total. */
const MOST_KEPT = 300_000;

const [press, unpress] = [promisify(gzip), promisify(gunzip)];

/**
 * An answer as one item can store it: as it is, else compressed, else reduced to its status and the
 * ids in it. A request must not fail because its answer is too large to store.
 */
export async function toStored({ body, ...rest }: KeptAnswer): Promise<StoredAnswer> {
  if (Buffer.byteLength(body) <= MOST_KEPT) return { ...rest, body };
  const pressed = (await press(body)).toString("base64");
  if (pressed.length <= MOST_KEPT) return { ...rest, gzip: pressed };
  return { ...rest, body: reducedTo(body) };
}

/** Restores a stored answer, to be repeated. */
export async function fromStored(stored: StoredAnswer): Promise<KeptAnswer> {
  if (!("gzip" in stored)) return stored;
  const { gzip: pressed, ...rest } = stored;
  return { ...rest, body: (await unpress(Buffer.from(pressed, "base64"))).toString() };
}
