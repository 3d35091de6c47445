/** The metadata after a change: an empty text removes a key, null all of them. */
export function merged(
  before: Record<string, string> | null,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before ?? {};
  const all = Object.entries({ ...(change && before), ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== ""));
}
