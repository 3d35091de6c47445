import { words } from "../../kernel/text.rules";

/** How the names of a court file agree with those of a case of the practice. */
export const AGREEMENTS = ["same", "partly", "differ", "unknown"] as const;

export type Agreement = (typeof AGREEMENTS)[number];

/** Words of a carátula that name nobody: kinds of company, links, "and others". */
const NOBODY = new Set(
  [
    "sa sas srl sca scs sh sau se ltda cia compania sociedad anonima responsabilidad limitada hijos",
    "y e o de del la las los el en otro otra otros otras s suc sucesion sucesores herederos don dona",
    "contra c sobre nn",
  ]
    .join(" ")
    .split(" "),
);

const OBJECT = /\s(?:s\/|sobre\s).*$/i;
const AGAINST = /\s(?:c\/|contra\s|vs?\.?\s)/i;

/** The parties of a carátula, claimant first: "PÉREZ, ANA c/ GÓMEZ S.A. s/ daños" names two. */
function partiesOf(caratula: string): string[] {
  return ` ${caratula}`
    .replace(OBJECT, "")
    .split(AGAINST)
    .filter((party) => namesIn(party).length > 0);
}

const namesIn = (text: string): string[] =>
  words(text).filter((word) => word.length > 1 && !NOBODY.has(word));

/** The surnames of a party: the words before the comma, or all where there is none. */
function surnamesIn(party: string): string[] {
  const [before = "", ...after] = party.split(",");
  const surnames = namesIn(before);
  return after.length > 0 && surnames.length > 0 ? surnames : namesIn(party);
}

/**
 * Compares the court's carátula with the texts that name the parties of a case here (its carátula,
 * its client, its contacts). `same`: every party of the court's is named here; `partly`: some are;
 * `differ`: none; `unknown`: one side has no names.
 */
export function agreementOf(caratula: string | null, ours: readonly string[]): Agreement {
  const parties = partiesOf(caratula ?? "");
  const known = new Set(ours.flatMap((text) => namesIn(` ${text}`.replace(OBJECT, ""))));
  if (parties.length === 0 || known.size === 0) return "unknown";
  const named = parties.filter((party) => surnamesIn(party).some((name) => known.has(name)));
  if (named.length === parties.length) return "same";
  return named.length === 0 ? "differ" : "partly";
}
