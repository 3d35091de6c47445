import { documents, type Offer } from "./documents.rules";
import { LEGAL_KINDS, type LegalDocument, type LegalKind } from "./legal.schema";

/** A document with the plan's price, or without one if no plan is chosen yet. */
export function legalDocumentOf(kind: LegalKind, offer: Offer | null): LegalDocument {
  const { version, title, sections } = documents[kind];
  const html = sections(offer)
    .map(([heading, ...blocks]) => `<h2>${escaped(heading)}</h2>${blocks.map(block).join("")}`)
    .join("");
  return { kind, version, title, html, publishedAt: `${version}T03:00:00.000Z` };
}

const block = (text: string | string[]): string =>
  Array.isArray(text)
    ? `<ul>${text.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`
    : `<p>${escaped(text)}</p>`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The current versions: a person accepts them before paying. */
export const legalVersions = (): Record<LegalKind, string> =>
  Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, documents[kind].version])) as Record<
    LegalKind,
    string
  >;
