import { moneyText } from "../../kernel/money.rules";
import type { Currency } from "../issuers/words.rules";

/** An amount as it is written in Argentina, with its currency's sign: «US$ 1.200,00». */
export const amountText = (amount: number, currency: Currency): string => {
  const text = moneyText(Math.abs(amount)).replace("$", currency === "USD" ? "US$" : "$");
  return amount < 0 ? `-${text}` : text;
};
