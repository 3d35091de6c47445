import { storage } from "~/lib/storage";

/** How many searches are remembered, on this device only. */
const KEPT = 5;
const KEY = "foja.searches";

/** The latest searches, the newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Stores a search, without duplicates. */
export function rememberSearch(text: string): void {
  const said = text.trim();
  if (said === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== said.toLowerCase());
  storage.set(KEY, JSON.stringify([said, ...others].slice(0, KEPT)));
}
