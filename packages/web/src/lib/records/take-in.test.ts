import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { INVOICE_SOURCE, type Invoice, invoice } from "~/testing/sample-list";
import { ApiError } from "../api/error";
import { recordsNamed } from "./known";
import { allRows, type Pages } from "./pages";
import { recordsOf } from "./records";

const ACTIVE = ["invoices", "list", "usr_1", "active"];
const ARCHIVED = ["invoices", "list", "usr_1", "archived"];

type Found = Invoice & { archived?: boolean; createdAt?: string };

const one = vi.fn(
  async (id: string): Promise<Found> => Promise.reject(new ApiError(404, `${id} is gone`)),
);
let cache: QueryClient;
const reads: string[] = [];
const closers: (() => void)[] = [];

/** A list on the screen, which is read again to nothing. */
function shown(key: string[], ...ids: string[]) {
  cache.setQueryData(key, {
    pages: [{ rows: ids.map((id) => invoice(id)) }],
    pageParams: [{ limit: 100 }],
  });
  const queryFn = async () => {
    reads.push(String(key[3]));
    return { pages: [], pageParams: [] };
  };
  const options = { queryKey: key, queryFn, staleTime: Number.POSITIVE_INFINITY };
  closers.push(new QueryObserver(cache, options).subscribe(() => {}));
}

const rowsAt = (key: string[]) => {
  const pages = cache.getQueryData<Pages<Invoice>>(key);
  return pages && allRows(pages).map(({ _id, status }) => `${_id} ${status}`);
};
const takeIn = async (...ids: string[]) =>
  recordsNamed("invoices")?.takeIn(cache, new Map(ids.map((id) => [id, "changed"])));

beforeEach(() => {
  cache = new QueryClient();
  recordsOf<Invoice, Found>({
    ...INVOICE_SOURCE,
    one: (id) => ({ queryKey: ["invoices", "one", id], queryFn: () => one(id) }),
  });
  shown(ACTIVE, "2", "1");
  shown(ARCHIVED, "0");
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  reads.length = 0;
  one.mockClear();
});

it("changes what is on the screen by the record alone", async () => {
  one.mockResolvedValueOnce(invoice("1", "paga"));
  expect(await takeIn("1")).toBe(true);
  expect([rowsAt(ACTIVE), rowsAt(ARCHIVED)]).toEqual([["2 impaga", "1 paga"], ["0 impaga"]]);
  expect(one.mock.calls).toEqual([["1"]]);
  expect(reads).toEqual([]);
});

it("takes out what is gone, and what went to the other shelf, where it is looked for", async () => {
  one.mockResolvedValueOnce({ ...invoice("1"), archived: true });
  one.mockRejectedValueOnce(new ApiError(410, "Está en Eliminadas."));
  expect(await takeIn("1", "2")).toBe(true);
  expect(rowsAt(ACTIVE)).toEqual([]);
  await vi.waitFor(() => expect(reads).toEqual(["archived"]));
});

it("asks for none of which it is said that it is gone", async () => {
  const gone = new Map([["2", "gone" as const]]);
  expect(await recordsNamed("invoices")?.takeIn(cache, gone)).toBe(true);
  expect(rowsAt(ACTIVE)).toEqual(["1 impaga"]);
  expect([one.mock.calls, reads]).toEqual([[], []]);
});

it("puts first what was just made, and reads the list again for what is older", async () => {
  const createdAt = new Date().toISOString();
  one.mockResolvedValueOnce({ ...invoice("3"), createdAt });
  expect(await takeIn("3")).toBe(true);
  expect(rowsAt(ACTIVE)).toEqual(["3 impaga", "2 impaga", "1 impaga"]);
  expect(reads).toEqual([]);
  one.mockResolvedValueOnce({ ...invoice("4"), createdAt: "2020-01-01T00:00:00Z" });
  expect(await takeIn("4")).toBe(true);
  await vi.waitFor(() => expect(reads).toEqual(["active"]));
});

it("reads the lists again where a record cannot be read", async () => {
  one.mockRejectedValueOnce(new ApiError(500, "Algo falló."));
  expect(await takeIn("1")).toBe(true);
  expect(reads.sort()).toEqual(["active", "archived"]);
});

it("reverts nothing that is being changed from here", async () => {
  let read = (_: Found) => {};
  one.mockImplementationOnce(() => new Promise((settle) => (read = settle)));
  const taken = takeIn("1");
  await vi.waitFor(() => expect(one).toHaveBeenCalled());
  void new MutationObserver(cache, { mutationFn: () => new Promise(() => {}) }).mutate();
  read(invoice("1", "vieja"));
  expect(await taken).toBe(false);
  expect(rowsAt(ACTIVE)).toEqual(["2 impaga", "1 impaga"]);
});

it("is interrupted where its reading is cancelled", async () => {
  one.mockImplementationOnce(() => new Promise(() => {}));
  const taken = takeIn("1");
  await vi.waitFor(() => expect(one).toHaveBeenCalled());
  await cache.cancelQueries({ queryKey: ["invoices"] });
  expect(await taken).toBe(false);
});
