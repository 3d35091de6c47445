import type {
  CaseRowInput,
  Checked,
  Heap,
} from "@foja/core/operations/case-imports/case-import.schema";
import { MOST_IN_PART, MOST_ROWS } from "@foja/core/operations/case-imports/case-import.schema";
import { rowOf } from "@foja/core/practice/case-lists/case-row.rules";
import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { refreshSession } from "~/lib/session/session";
import type { ContactLine } from "../files/contact-files";
import { contactRow } from "../files/contact-files";

const api = client.api.folders.imports;

const AT_ONCE = 500;

/** The most cases that one import takes. */
export const MOST_CASES = MOST_ROWS;

/** The imports of the last thirty days, newest first. */
export const latestImports = () =>
  queryOptions({
    queryKey: ["case-imports", "list"],
    queryFn: async ({ signal }) => (await answer(api.$get({}, { init: { signal } }))).imports,
  });

/** The rows of an import in one heap, page by page. `turn`: how many look-ups and links were done. */
export const rowsOf = (id: string, heap: Heap, turn: string) =>
  infiniteQueryOptions({
    queryKey: ["case-imports", "rows", id, heap, turn],
    queryFn: async ({ signal, pageParam }) => {
      const query = { heap, limit: "100", ...(pageParam && { cursor: pageParam }) };
      return answer(api[":id"].rows.$get({ param: { id }, query }, { init: { signal } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
  });

/** What an import brought. `turn` as in `rowsOf`. */
export const summaryOf = (id: string, turn: string) =>
  queryOptions({
    queryKey: ["case-imports", "summary", id, turn],
    queryFn: async ({ signal }) =>
      (await answer(api[":id"].summary.$get({ param: { id } }, { init: { signal } }))).summary,
    placeholderData: (before) => before,
  });

/** Another case of the practice that a row resembles. */
export type Met = { _id: string; name: string };
export type CheckedList = {
  /** By the place of the row in the list. */
  known: Record<number, Met>;
  similar: Record<number, Met>;
  room: Checked["room"] | undefined;
};

const CHECKED_FOR_MS = 60_000;

/** What identifies a case to the server. */
const identityOf = ({ fields, court }: FoundCase) => ({
  folderName: fields.folderName,
  folderExpediente: fields.folderExpediente,
  court,
});

/** What the server says about some cases; asked once for the same ones. */
const checkOf = (some: readonly FoundCase[]) => {
  const rows = some.map(identityOf);
  return queryOptions({
    queryKey: ["case-imports", "check", rows],
    queryFn: () => answer(api.check.$post({ json: { rows } })),
    staleTime: CHECKED_FOR_MS,
  });
};

/** Which cases of a list the practice has, and the room of its plan. A changed row asks for its part again. */
export const checkedList = (cases: readonly FoundCase[], cache: QueryClient) => {
  const named = cases.filter(({ fields }) => fields.folderName !== "");
  return queryOptions({
    queryKey: ["case-imports", "checked", named.map(identityOf)],
    queryFn: async () => {
      const all: CheckedList = { known: {}, similar: {}, room: undefined };
      for (let from = 0; from < named.length; from += AT_ONCE) {
        const some = named.slice(from, from + AT_ONCE);
        const { known, similar, room } = await cache.fetchQuery(checkOf(some));
        Object.assign(all.known, placed(known, some));
        Object.assign(all.similar, placed(similar, some));
        all.room = room;
      }
      return all;
    },
    placeholderData: (before) => before,
  });
};

/** By the places of the cases in the list, what the server said about rows counted from 1. */
const placed = (
  list: readonly { row: number; _id: string; name: string }[],
  some: readonly FoundCase[],
): Record<number, Met> =>
  Object.fromEntries(
    list.flatMap(({ row, _id, name }) => {
      const one = some[row - 1];
      return one ? [[one.id, { _id, name }]] : [];
    }),
  );

/** Sends the cases of a list and starts their import. `key` repeats it without doing it twice. */
export async function sendCases(cases: readonly FoundCase[], name: string, key: string) {
  const json = { total: cases.length, name: name.slice(0, 120) };
  const headers = { "Idempotency-Key": key };
  const opened = await answer(api.$post({ json }, { headers }));
  const param = { id: opened.import._id };
  for (let from = 0; from < cases.length; from += MOST_IN_PART) {
    const rows: CaseRowInput[] = cases.slice(from, from + MOST_IN_PART).map(rowOf);
    await answer(api[":id"].rows.$put({ param, json: { from, rows } }));
  }
  return (await answer(api[":id"].start.$post({ param }))).import;
}

/** Starts an import whose rows had all arrived. */
export const startImport = async (id: string) =>
  (await answer(api[":id"].start.$post({ param: { id } }))).import;

/** Links the rows that agree, or those of these numbers, as a person confirmed. */
export const linkRows = async (id: string, which: { heap: "same" } | { rows: number[] }) =>
  (await answer(api[":id"].links.$post({ param: { id }, json: which }))).import;

export const undoImport = async (id: string) =>
  (await answer(api[":id"].undo.$post({ param: { id } }))).import;

/** Brings the people of a list of contacts. Returns how many entered. */
export async function sendContacts(lines: readonly ContactLine[], key: string): Promise<number> {
  const rows = lines.map(contactRow).filter((row) => row !== undefined);
  let accepted = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const json = { rows: rows.slice(from, from + AT_ONCE), dryRun: false, allowDuplicates: false };
    const headers = { "Idempotency-Key": `${key}-${from}` };
    accepted += (await answer(client.api.contacts.import.$post({ json }, { headers }))).accepted;
  }
  return accepted;
}

/** Reads again everything that an import adds to or takes away. */
export function refreshAfterImport(cache: QueryClient): void {
  for (const key of ["folders", "contacts", "novedades", "activities", "start", "statistics"]) {
    void cache.invalidateQueries({ queryKey: [key] });
  }
  void refreshSession();
}
