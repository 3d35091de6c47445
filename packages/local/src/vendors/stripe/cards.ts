/** A bank's reason to decline a charge. */
export type Decline = { code: string; decline_code?: string; message: string };

/** The behaviour of a card. */
export type Card = {
  brand: string;
  decline?: Decline;
  /** When its owner has to authenticate: at the first payment, or at each one. */
  proof?: "once" | "always";
  /** Its owner disputes every charge. */
  disputes?: boolean;
};

const declined = (decline_code: string, message: string): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});
const GENERIC = declined("generic_decline", "Your card was declined.");

/** Stripe's test cards, by number. */
const CARDS: Record<string, Card> = {
  "4242424242424242": { brand: "visa" },
  "5555555555554444": { brand: "mastercard" },
  "4000000000000002": { brand: "visa", decline: GENERIC },
  "4000000000009995": {
    brand: "visa",
    decline: declined("insufficient_funds", "Your card has insufficient funds."),
  },
  "4000000000000341": { brand: "visa", decline: GENERIC },
  "4000000000000069": {
    brand: "visa",
    decline: { code: "expired_card", message: "Your card has expired." },
  },
  "4000002500003155": { brand: "visa", proof: "once" },
  "4000002760003184": { brand: "visa", proof: "always" },
  "4000000000000259": { brand: "visa", disputes: true },
};

/** A card by its number, with or without spaces; undefined for an unknown number. */
export const cardOf = (number: string): Card | undefined => CARDS[digitsOf(number)];

export const digitsOf = (number: string) => number.replace(/\D/g, "");

/** Whether a card is declined as soon as it is saved. */
export const isRefusedAtOnce = (number: string) =>
  cardOf(number)?.decline !== undefined && digitsOf(number) !== "4000000000000341";

/** The sentence of a decline on the hosted pages. */
export function declineText({ code, decline_code }: Decline): string {
  if (decline_code === "insufficient_funds") {
    return "Tu tarjeta no tiene fondos suficientes. Probá con otra.";
  }
  if (code === "expired_card") return "Tu tarjeta está vencida. Probá con otra.";
  if (code === "payment_intent_authentication_failure") {
    return "No pudimos confirmar la tarjeta con tu banco. Probá de nuevo o con otra.";
  }
  return "Tu tarjeta fue rechazada. Probá con otra.";
}
