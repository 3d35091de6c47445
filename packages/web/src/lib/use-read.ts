import { useEffect, useState } from "react";

type Reading<T> = { of: string; data?: T; error?: unknown };

/**
 * The answer of a call, read again when its name changes; nothing is requested while the name is
 * undefined. Public pages need no cache: this is smaller than what the practice's pages use.
 */
export function useRead<T>(name: string | undefined, read: (signal: AbortSignal) => Promise<T>) {
  const [reading, setReading] = useState<Reading<T>>();
  const [turn, setTurn] = useState(0);
  const of = name === undefined ? undefined : `${name} ${turn}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: its name says what is read
  useEffect(() => {
    if (of === undefined) return;
    const { signal, abort } = abortable();
    read(signal).then(
      (data) => !signal.aborted && setReading({ of, data }),
      (error: unknown) => !signal.aborted && setReading({ of, error }),
    );
    return abort;
  }, [of]);

  const current = reading !== undefined && reading.of === of ? reading : undefined;
  return {
    data: current?.data,
    error: current?.error,
    /** Reads it again. */
    again: () => setTurn((now) => now + 1),
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
