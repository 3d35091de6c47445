import { isDay } from "@foja/core/kernel/day.rules";
import { rateAfter } from "@foja/core/law/labor/interest-rate.rules";
import type { Row } from "~/features/calculations/shared/kit/field";
import { today } from "~/lib/due";

const PART = /^([^~;]{1,80})~(\d{4}-\d{2}-\d{2})~(\d+(?:\.\d{1,2})?)$/;

/** The items that an address gives: the lines of a settlement. Undefined where it gives none. */
export function openedItems(params: URLSearchParams): Record<string, Row["values"][]> | undefined {
  const items = (params.get("rubros") ?? "").split(";").flatMap((text) => {
    const [, concepto = "", desde = "", capital = ""] = PART.exec(text) ?? [];
    return isDay(desde) ? [{ concepto, desde, capital }] : [];
  });
  return items.length > 0 ? { items } : undefined;
}

/** The values that go with them: until today, by the legal rate of a debt of that day. */
export function openedValues(params: URLSearchParams): Row["values"] | undefined {
  const [first] = openedItems(params)?.items ?? [];
  if (!first?.desde) return undefined;
  return { hasta: today(), tasa: params.get("tasa") ?? rateAfter(first.desde) };
}
