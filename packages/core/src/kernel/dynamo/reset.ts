const forgetters = new Set<() => void>();

/** Registers what must be dropped when the table's address changes, such as connections. */
export function onReset(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * Drops every connection to the table: for tests and the local runtime, which change its address.
 */
export function resetClient(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}
