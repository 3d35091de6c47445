import { cardOf, digitsOf } from "./cards";
import type { WrittenCard } from "./payment-methods";

/** A card as entered on a page, or the sentence on what is wrong with it. */
export function readCard(form: URLSearchParams, now: number): WrittenCard | string {
  const field = (name: string) => (form.get(name) ?? "").trim();
  const [card, expiry, name] = [digitsOf(field("card")), field("expiry"), field("name")];
  if (name === "") return "Escribí el nombre que figura en la tarjeta.";
  if (!cardOf(card)) return "El número de la tarjeta no es de una tarjeta de prueba.";
  if (!isAhead(expiry, now)) return "El vencimiento de la tarjeta ya pasó o no es MM/AA.";
  if (!/^\d{3,4}$/.test(field("cvc"))) return "El código de seguridad tiene tres o cuatro números.";
  return { card, expiry, name };
}

function isAhead(expiry: string, now: number): boolean {
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(expiry) ?? [];
  if (month === "") return false;
  return Date.UTC(2000 + Number(year), Number(month), 1) / 1000 > now;
}
