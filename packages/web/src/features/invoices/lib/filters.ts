import { STATUSES, type Status } from "@foja/core/money/issuers/words.rules";

/** The filters of the list, in the API's form. */
export type Asked = { status?: Status; client?: string; from?: string; to?: string };

const isStatus = (text: string | null): text is Status =>
  (STATUSES as readonly (string | null)[]).includes(text);

/** The filters of an address: `estado`, `cliente`, `desde`, `hasta`. */
export function askedIn(params: URLSearchParams): Asked {
  const status = params.get("estado");
  const entries = { client: "cliente", from: "desde", to: "hasta" } as const;
  const said = Object.entries(entries).flatMap(([name, key]) => {
    const value = params.get(key)?.trim();
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(said), ...(isStatus(status) && { status }) };
}

/** Whether there is any filter. */
export const isFiltered = (asked: Asked): boolean => Object.keys(asked).length > 0;

/** The filters with their two days in order, whichever was typed first. */
export function inOrder(asked: Asked): Asked {
  const { from, to } = asked;
  return from && to && from > to ? { ...asked, from: to, to: from } : asked;
}
