import { compose, oneLine } from "../../kernel/letter-frame.rules";
import { preferencesLink } from "../preferences/letter-link.rules";

/** The mail of the morning digest: what falls due, and what arrived yesterday. */
export function digestLetter(digest: {
  name: string;
  /** The practice's name, where it is not the reader's own. */
  practice: string | null;
  subject: string;
  groups: { title: string; lines: string[]; more: number }[];
  url: string;
  preferencesUrl: string;
  unsubscribeUrl: string;
}) {
  return compose({
    subject: digest.subject,
    paragraphs: [
      `Hola, ${oneLine(digest.name)}. Esto es lo que viene${inPractice(digest.practice)}.`,
    ],
    groups: digest.groups.map(({ title, lines, more }) => ({
      title,
      lines: more > 0 ? [...lines, `Y ${more} más, en Foja`] : lines,
    })),
    link: { label: "Abrir Foja", url: digest.url },
    also: [
      preferencesLink(digest.preferencesUrl),
      { label: "Dejar de recibir este resumen", url: digest.unsubscribeUrl },
    ],
  });
}

const inPractice = (name: string | null) => (name ? ` en ${oneLine(name)}` : "");
