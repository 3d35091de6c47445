import { documents, type Offer } from "./documents.rules";
import { LEGAL_KINDS, type LegalDocument, type LegalKind } from "./legal.schema";

/** A document with what a plan costs, if it is read before choosing one. */
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

/** The versions in force: what a person accepts before paying. */
export const legalVersions = (): Record<LegalKind, string> =>
  Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, documents[kind].version])) as Record<
    LegalKind,
    string
  >;
