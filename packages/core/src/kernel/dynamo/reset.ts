const forgetters = new Set<() => void>();

/** Has `forget` called when the table moves: whoever remembers something of where it was. */
export function onReset(forget: () => void): void {
  forgetters.add(forget);
}

/** Drops every connection to the table: for tests and the local runtime, which move it. */
export function resetClient(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}
