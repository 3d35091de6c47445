const forgetters = new Set<() => void>();

/** Registers what must be forgotten when the table moves, such as connections. */
export function onReset(forget: () => void): void {
  forgetters.add(forget);
}

/** Drops every connection to the table: for tests and the local runtime, which move it. */
export function resetClient(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}
