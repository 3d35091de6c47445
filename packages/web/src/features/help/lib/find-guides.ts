import { fold, words } from "@foja/core/kernel/text.rules";
import type { Guide } from "~/lib/guide-list";

/** An article with its text, once that was loaded. */
export type Searched = Guide & { html?: string };

const TAG = /<[^>]+>/g;

/**
 * The articles that contain every typed word, ignoring accents: first those with it in the title,
 * then in the summary, then in the text. All of them while nothing is typed.
 */
export function findGuides(guides: readonly Searched[], typed: string): Searched[] {
  const asked = words(typed);
  if (asked.length === 0) return [...guides];
  return guides
    .map((guide) => ({ guide, rank: rankOf(guide, asked) }))
    .filter(({ rank }) => rank < NOWHERE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ guide }) => guide);
}

const NOWHERE = 3;

/** The rank is that of the word found furthest from the title. */
function rankOf({ title, summary, html = "" }: Searched, asked: string[]): number {
  const places = [title, summary, html.replace(TAG, " ")].map(fold);
  const placeOf = (word: string) => {
    const found = places.findIndex((text) => text.includes(word));
    return found === -1 ? NOWHERE : found;
  };
  return Math.max(...asked.map(placeOf));
}
