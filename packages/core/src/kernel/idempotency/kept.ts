import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { KeptAnswer, StoredAnswer } from "./idempotency.item";
import { reducedTo } from "./reduced.rules";

/** What an item may spend on an answer, in octets; all of it holds 400 kB. */
const MOST_KEPT = 300_000;

const [press, unpress] = [promisify(gzip), promisify(gunzip)];

/**
 * An answer as one item can hold it: as it is, else compressed, else reduced to its status and to
 * what was done. What was written must not fail for how much there is to say of it.
 */
export async function toStored({ body, ...rest }: KeptAnswer): Promise<StoredAnswer> {
  if (Buffer.byteLength(body) <= MOST_KEPT) return { ...rest, body };
  const pressed = (await press(body)).toString("base64");
  if (pressed.length <= MOST_KEPT) return { ...rest, gzip: pressed };
  return { ...rest, body: reducedTo(body) };
}

/** The answer to give again. */
export async function fromStored(stored: StoredAnswer): Promise<KeptAnswer> {
  if (!("gzip" in stored)) return stored;
  const { gzip: pressed, ...rest } = stored;
  return { ...rest, body: (await unpress(Buffer.from(pressed, "base64"))).toString() };
}
