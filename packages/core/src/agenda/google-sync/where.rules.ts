/** Where an event is: a place, and the address of a call. */
export type Where = { place?: string | null; link?: string | null };

const ADDRESS = /https?:\/\/\S*[^\s,;.)\]>]/i;
const EDGES = /^[\s·,;|–-]+|[\s·,;|–-]+$/gu;
const MOST_PLACE = 250;
const MOST_LINK = 2000;

/** Google has one text for both: «Sala 2 · https://meet.google.com/abc». Null for neither. */
export const locationOf = ({ place, link }: Where): string | null =>
  [place, link].filter(Boolean).join(" · ") || null;

/** The place and the link of a text of Google's. One that is no address stays in the place. */
export function whereOf(location: string | null | undefined): Required<Where> {
  const text = (location ?? "").replace(/\p{Cc}+/gu, " ").trim();
  const found = ADDRESS.exec(text)?.[0];
  const link = found && found.length <= MOST_LINK && URL.canParse(found) ? found : null;
  const rest = link ? text.replace(link, " ").replace(EDGES, "") : text;
  const place = rest
    .replace(/\s{2,}/g, " ")
    .slice(0, MOST_PLACE)
    // Never within a surrogate pair.
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
  return { place: place || null, link };
}
