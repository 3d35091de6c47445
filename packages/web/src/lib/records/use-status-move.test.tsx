// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { type Invoice, invoice, invoices } from "~/testing/sample-list";
import { ApiError } from "../api/error";
import { notices, takeNotices } from "../notify";
import { allRows, type Pages } from "./pages";
import { useStatusMove } from "./use-status-move";

const LIST = ["invoices", "list", "usr_1", "active"];
let close = () => {};
afterEach(() => {
  close();
  takeNotices();
});

function open(save: (id: string, from: string, to: string) => Promise<Invoice>) {
  const page = renderHook(() =>
    useStatusMove<Invoice, Invoice, string>({
      records: invoices,
      save,
      sentence: (to) => `Factura: ${to}`,
    }),
  );
  close = page.close;
  const row = invoice("1");
  page.cache.setQueryData<Pages<Invoice>>(LIST, {
    pages: [{ rows: [row] }],
    pageParams: [{ limit: 100 }],
  });
  const status = () => {
    const pages = page.cache.getQueryData<Pages<Invoice>>(LIST);
    return pages && allRows(pages)[0]?.status;
  };
  return { move: page.now(), row, status };
}

it("shows the new state before it is saved, says it, and takes it back when undone", async () => {
  const save = vi.fn(async (id: string, _from: string, to: string) => invoice(id, to));
  const { move, row, status } = open(save);
  move({ of: row, to: "paga" });
  await vi.waitFor(() => expect(status()).toBe("paga"));
  await vi.waitFor(() => expect(notices.get().waiting).not.toEqual([]));
  const [notice] = takeNotices();
  expect([notice?.text, notice?.action?.label]).toEqual(["Factura: paga", "Deshacer"]);
  notice?.action?.run();
  await vi.waitFor(() => expect(status()).toBe("impaga"));
  expect(save.mock.calls.map(([, from, to]) => [from, to])).toEqual([
    ["impaga", "paga"],
    ["paga", "impaga"],
  ]);
  await vi.waitFor(() => expect(save.mock.results).toHaveLength(2));
  expect(takeNotices()).toEqual([]);
});

it("goes back to where it was when it is refused, and says why", async () => {
  const { move, row, status } = open(() => Promise.reject(new ApiError(409, "Está anulada.")));
  move({ of: row, to: "paga" });
  await vi.waitFor(() => expect(notices.get().waiting).not.toEqual([]));
  expect(takeNotices()).toMatchObject([{ kind: "error", text: "Está anulada." }]);
  expect(status()).toBe("impaga");
});
