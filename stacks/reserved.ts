import { settings } from "./settings";

/**
 * The executions at the same time that are kept for a function whatever the others do, and refused
 * above it: for the API, and for the letters that people wait for. Undefined: it shares the rest of
 * the account's.
 */
export function reservedFor(stage: string, name: string): number | undefined {
  const { API_CONCURRENCY, DELIVER_CONCURRENCY } = settings(stage);
  const reserved: Record<string, number> = { api: API_CONCURRENCY, deliver: DELIVER_CONCURRENCY };
  return reserved[name] || undefined;
}
