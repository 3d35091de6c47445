import { Unzip, UnzipInflate } from "fflate";
import { MOST_INFLATED, MOST_PARTS, UnreadFile } from "./limits";

const TOO_BIG = "se abre en demasiados datos. Guardalo con menos filas y probá de nuevo.";

/**
 * The parts of a zip by name, of those that `wanted` takes; their bytes are counted as they come
 * out, whatever the file declares. Throws an `UnreadFile` past the limits. `wanted` is asked for each
 * part; what it does not take is counted, too, because a library may open it later.
 */
export function unzip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let [inflated, count] = [0, 0];
  let isDamaged = false;
  const reader = new Unzip((file) => {
    count += 1;
    const chunks: Uint8Array[] = [];
    if (wanted(file.name)) parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) {
        isDamaged = true;
        return;
      }
      inflated += chunk.length;
      if (parts.get(file.name) === chunks) chunks.push(chunk);
    };
    file.start();
  });
  reader.register(UnzipInflate);
  // In small pieces: a bomb is noticed before it is opened whole.
  for (let from = 0; from < bytes.length; from += STEP) {
    reader.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
    if (count > MOST_PARTS || inflated > MOST_INFLATED) throw new UnreadFile(TOO_BIG);
    if (isDamaged) throw new UnreadFile("está dañado.");
  }
  return new Map([...parts].map(([name, chunks]) => [name, joined(chunks)]));
}

const STEP = 16 * 1024;

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
