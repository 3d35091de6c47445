import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { INVOICE_SOURCE, type Invoice, invoice, invoices } from "~/testing/sample-list";
import { allRows, type Pages } from "./pages";
import { recordsOf } from "./records";

const WHOLE = ["invoices", "list", "usr_1", "active"];
const PART = [...WHOLE, "fld_1"];
const AWAY = ["invoices", "list", "usr_1", "archived"];

const NEVER_READ = ["invoices", "list", "usr_2", "active"];

let cache: QueryClient;
const pagesOf = (...ids: string[]): Pages<Invoice> => ({
  pages: [{ rows: ids.map((id) => invoice(id)) }],
  pageParams: [{ limit: 100 }],
});
const rowsAt = (key: string[]) => {
  const pages = cache.getQueryData<Pages<Invoice>>(key);
  return pages && allRows(pages).map(({ _id, status }) => `${_id} ${status}`);
};

beforeEach(() => {
  cache = new QueryClient();
  cache.setQueryData(WHOLE, pagesOf("2", "1"));
  cache.setQueryData(PART, pagesOf("1"));
  cache.setQueryData(AWAY, pagesOf("0"));
});

describe("the records on screen", () => {
  it("are asked for by owner, shelf and part", () => {
    const key = (...which: Parameters<typeof invoices.list>) => [
      ...invoices.list(...which).queryKey,
    ];
    expect(key({ userId: "usr_1" })).toEqual(WHOLE);
    expect(key({ userId: "usr_1", archived: true })).toEqual(AWAY);
    expect(key({ userId: "usr_1", part: "fld_1" })).toEqual(PART);
  });

  it("name a shelf to an API that has an archive, and to no other", async () => {
    const asked = async (shelves?: "tasks") => {
      const readPage = vi.fn(async (_: { query: object }) => ({ rows: [] }));
      const records = recordsOf({ ...INVOICE_SOURCE, shelves, readPage });
      await new QueryClient().fetchInfiniteQuery(records.list({ userId: "usr_1" }));
      return readPage.mock.calls[0]?.[0].query;
    };
    const page = { limit: expect.any(String), fields: "name,status" };
    expect(await asked("tasks")).toEqual({ ...page, archived: "false" });
    expect(await asked()).toEqual(page);
  });

  it("change wherever they are shown", () => {
    invoices.show(cache, invoice("1", "paga"));
    expect([rowsAt(WHOLE), rowsAt(PART)]).toEqual([["2 impaga", "1 paga"], ["1 paga"]]);
    expect(cache.getQueryData(["invoices", "one", "1"])).toEqual(invoice("1", "paga"));
  });

  it("are shown as they are about to be, those that were read whole, too", async () => {
    cache.setQueryData(["invoices", "one", "1"], invoice("1"));
    await invoices.foreshow(cache, "1", { status: "paga" });
    expect(rowsAt(PART)).toEqual(["1 paga"]);
    expect(cache.getQueryData(["invoices", "one", "1"])).toEqual(invoice("1", "paga"));
    await invoices.foreshow(cache, "2", { status: "paga" });
    expect(cache.getQueryData(["invoices", "one", "2"])).toBeUndefined();
  });

  it.each([
    ["their founder's", "usr_1"],
    ["that of somebody of another's practice", "usr_2"],
  ])("come first in %s desk when they are made, and in no part nor archive", (_, userId) => {
    invoices.add(cache, { ...invoice("3"), userId });
    expect(rowsAt(WHOLE)).toEqual(["3 impaga", "2 impaga", "1 impaga"]);
    expect([rowsAt(PART), rowsAt(AWAY)]).toEqual([["1 impaga"], ["0 impaga"]]);
  });

  it("go from every list at once", async () => {
    await invoices.hide(cache, ["1", "0"]);
    expect([rowsAt(WHOLE), rowsAt(PART), rowsAt(AWAY)]).toEqual([["2 impaga"], [], []]);
  });

  it("are read again by the first word of their keys", async () => {
    await invoices.refresh(cache);
    expect(cache.getQueryState(WHOLE)?.isInvalidated).toBe(true);
  });

  it("are read again in part after a change that the whole list shows already", async () => {
    const read: unknown[] = [];
    const closers = [WHOLE, PART, NEVER_READ].map((queryKey) => {
      const queryFn = ({ signal: _ }: { signal: AbortSignal }) =>
        Promise.resolve(read.push(queryKey));
      const options = { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY, enabled: true };
      return new QueryObserver(cache, { ...options, refetchOnMount: false }).subscribe(() => {});
    });
    // As before a change: what had begun to be read would show what was there before it.
    await cache.cancelQueries({ queryKey: ["invoices"] });
    read.length = 0;
    await invoices.settle(cache);
    expect(read).toEqual([PART, NEVER_READ]);
    expect(cache.getQueryState(WHOLE)?.isInvalidated).toBe(true);
    for (const close of closers) close();
  });
});
