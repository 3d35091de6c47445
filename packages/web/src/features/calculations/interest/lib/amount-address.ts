import { isRate } from "@foja/core/law/rates/rate.rules";

/** The values of an amount's update: texts as typed, days as `YYYY-MM-DD`. */
export type AmountValues = { capital: string; desde: string; hasta: string; tasa: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;

/** The values of an address; defaults are an empty amount, until today, by CER. */
export function amountIn(params: URLSearchParams, today: string): AmountValues {
  const said = (name: string, pattern: RegExp) => {
    const text = params.get(name) ?? "";
    return pattern.test(text) ? text : "";
  };
  const tasa = params.get("tasa") ?? "";
  return {
    capital: said("capital", AMOUNT),
    desde: said("desde", DAY),
    hasta: said("hasta", DAY) || today,
    tasa: isRate(tasa) ? tasa : "cer",
  };
}
