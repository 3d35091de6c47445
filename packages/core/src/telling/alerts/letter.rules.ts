import { compose, oneLine } from "../../kernel/letter-frame.rules";
import { preferencesLink } from "../preferences/letter-link.rules";

/** The mail of one alert, with a link to its record. */
export function alertLetter(said: {
  name: string;
  primaryText: string;
  secondaryText: string | null;
  url: string;
  preferencesUrl: string;
}) {
  return compose({
    subject: said.primaryText,
    paragraphs: [
      `Hola, ${oneLine(said.name)}.`,
      said.primaryText,
      ...(said.secondaryText ? [said.secondaryText] : []),
    ],
    link: { label: "Abrir en Foja", url: said.url },
    also: [preferencesLink(said.preferencesUrl)],
  });
}
