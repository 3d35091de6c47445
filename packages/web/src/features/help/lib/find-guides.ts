import { fold, words } from "@foja/core/kernel/text.rules";
import type { Guide } from "~/lib/guide-list";

/** An article with all that it says, where that was read already. */
export type Searched = Guide & { html?: string };

const TAG = /<[^>]+>/g;

/**
 * The articles in which every word that was typed occurs, whatever its accents: first those that name
 * it in their title, then in their summary, then in their text. All of them while nothing is typed.
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

/** Of all the words the one that is furthest from the title says how good an answer it is. */
function rankOf({ title, summary, html = "" }: Searched, asked: string[]): number {
  const places = [title, summary, html.replace(TAG, " ")].map(fold);
  const placeOf = (word: string) => {
    const found = places.findIndex((text) => text.includes(word));
    return found === -1 ? NOWHERE : found;
  };
  return Math.max(...asked.map(placeOf));
}
