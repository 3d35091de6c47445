import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs `work`, within which `once` reads each thing a single time: a batch of changes. */
export const readingOnce = <T>(work: () => Promise<T>): Promise<T> => storage.run(new Map(), work);

/**
 * What `read` gives, kept under its name within `readingOnce`; outside of it, read each time. What could
 * not be read is read again.
 */
export function once<T>(name: string, read: () => Promise<T>): Promise<T> {
  const kept = storage.getStore();
  if (!kept) return read();
  const found = kept.get(name) as Promise<T> | undefined;
  if (found) return found;
  const reading = read();
  kept.set(name, reading);
  reading.catch(() => kept.delete(name));
  return reading;
}
