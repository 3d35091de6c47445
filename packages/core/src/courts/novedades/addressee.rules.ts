import type { Side } from "../../practice/folders/party.rules";

/** Whom an order addresses: one party, both, a third person; null where its text does not say. */
export type Addressee = "actora" | "demandada" | "ambas" | "ajena" | null;

/** Whose a deadline is: the practice's client's, another's, or unknown. */
export const WHOSE = ["ours", "theirs", "unknown"] as const;

export type Whose = (typeof WHOSE)[number];

const CLAIMANT =
  "actora|actor|actores|actoras|demandantes?|accionantes?|ejecutantes?|requirentes?|querellantes?|denunciantes?|reconvenid[oa]s?|acreedor(?:a|es|as)?";
const DEFENDANT =
  "(?:co-?)?demandad[oa]s?|accionad[oa]s?|ejecutad[oa]s?|requerid[oa]s?|imputad[oa]s?|denunciad[oa]s?|reconvinientes?|deudor(?:a|es|as)?";
const OTHERS =
  "perit[oa]s?|martiller[oa]s?|citad[oa]s? en garantia|tercer[oa]s? citad[oa]s?|fiscal\\w*|defensor\\w*|asesor\\w*|ministerio|banco|registro|oficiad[oa]s?|sindic\\w+";

const to = (whom: string) =>
  new RegExp(`\\b(?:al|a la|a los|a las|a)\\s+(?:(?:sr|sra|dra?|parte)s?\\.?\\s+)*(?:${whom})\\b`);

const TO_CLAIMANT = to(CLAIMANT);
const TO_DEFENDANT = to(DEFENDANT);
const TO_OTHERS = to(OTHERS);
const TO_BOTH = /\ba (?:las|ambas|los) (?:partes|litigantes|interesados)\b/;

/** Sentences that order something: only these address anybody. */
const ORDERS =
  /\btraslado\b|\bvista\b|\bintim|\bcedula\b|\bnotifi|\bemplaz|\brequier|\bhagase saber\b|\bcorrase\b/;

/** The orders of a folded text, sentence by sentence; «art.» and «Sr.» do not end one. */
const ordersIn = (text: string): string[] =>
  text
    .split(/(?<!\b(?:art|arts|sr|sra|dr|dra|inc|n|nro|fs|expte))[.;]\s+/)
    .filter((one) => ORDERS.test(one));

/**
 * Whom the orders of a folded text name. Several parties named are both; a third person, such as an
 * expert, counts only where no party is named.
 */
export function addresseeIn(text: string): Addressee {
  const orders = ordersIn(text);
  const some = (named: RegExp) => orders.some((order) => named.test(order));
  const [claimant, defendant] = [some(TO_CLAIMANT), some(TO_DEFENDANT)];
  if (some(TO_BOTH) || (claimant && defendant)) return "ambas";
  if (claimant) return "actora";
  if (defendant) return "demandada";
  return some(TO_OTHERS) ? "ajena" : null;
}

/** Whose a deadline is, by whom the order addresses and on which side the client is. */
export function whoseOf(addressee: Addressee, side: Side | null): Whose {
  if (addressee === "ambas") return "ours";
  if (addressee === "ajena") return "theirs";
  if (addressee === null || side === null) return "unknown";
  return addressee === side ? "ours" : "theirs";
}
