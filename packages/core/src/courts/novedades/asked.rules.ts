import type { Side } from "../../practice/folders/party.rules";
import { type Addressee, whoseOf } from "./addressee.rules";
import type { Asked } from "./novedad.schema";

const NAMES = {
  actora: "a la actora",
  demandada: "a la demandada",
  ambas: "a las dos partes",
  ajena: "a alguien que no es parte",
} as const;

/** Whose an order is: as a person marked it, or by its addressee and the client's side. */
export function askedOf(
  addressee: Addressee,
  side: Side | null,
  said: "ours" | "theirs" | null,
): Asked {
  const whose = said ?? whoseOf(addressee, side);
  return { addressee, side, whose, because: said ? BY_HAND[said] : because(addressee, side) };
}

const BY_HAND = {
  ours: "Indicaste que se dirige a tu cliente.",
  theirs: "Indicaste que se dirige a la otra parte.",
} as const;

function because(addressee: Addressee, side: Side | null): string {
  if (addressee === null) return "El texto no dice a quién se dirige.";
  const whom = `Se dirige ${NAMES[addressee]}`;
  if (addressee === "ambas" || addressee === "ajena") return `${whom}.`;
  if (side === null) return `${whom}, y la causa no dice a quién representás.`;
  if (side === "otra") return `${whom}, y tu cliente no es de ninguno de los dos lados.`;
  return side === addressee ? `${whom}: es tu cliente.` : `${whom}: tu cliente es la ${side}.`;
}
