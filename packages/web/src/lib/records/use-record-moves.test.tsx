// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { type Invoice, invoice, invoices } from "~/testing/sample-list";
import { ApiError } from "../api/error";
import { askedDeletion } from "../ask-deletion";
import { notices, takeNotices } from "../notify";
import { SIGNED_OUT, sessionStore } from "../session/store";
import { allRows, type Pages } from "./pages";
import { useRecordMoves } from "./use-record-moves";

const LIST = ["invoices", "list", "usr_1", "active"];
const refusal = new ApiError(409, "Tiene pagos.");

let asked: { path: string; body: unknown }[] = [];
let answers: unknown[] = [];
let close = () => {};

beforeEach(() => {
  asked = [];
  answers = [];
  sessionStore.set({ isLoggedIn: true, user: { _id: "usr_1" } as never });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input), "http://foja").pathname;
    if (!path.includes("subscriptions")) return Response.json({}, { status: 404 });
    asked.push({ path: path.replace(/.*\//, ""), body: JSON.parse(String(init?.body)) });
    const answer = answers.shift();
    return answer ? Response.json(answer) : Response.json({ message: "Esperá." }, { status: 429 });
  });
});
afterEach(() => {
  close();
  takeNotices();
  sessionStore.set(SIGNED_OUT);
  vi.unstubAllGlobals();
});

/** Confirms the deletion that is asked about. */
function confirm() {
  askedDeletion.get().asked?.run();
  askedDeletion.set({ asked: null });
}

/** The moves of three invoices on screen; those in `refused` can neither be moved nor restored. */
function open(refused: string[] = [], more: Partial<typeof invoices> = {}) {
  const unless = async (id: string) => {
    if (refused.includes(id)) throw refusal;
  };
  const restore = vi.fn(unless);
  const records = { ...invoices, remove: unless, restore, ...more };
  const page = renderHook(() => useRecordMoves(records));
  close = page.close;
  page.cache.setQueryData<Pages<Invoice>>(LIST, {
    pages: [{ rows: ["3", "2", "1"].map((id) => invoice(id)) }],
    pageParams: [{ limit: 100 }],
  });
  const shown = () => allRows(page.cache.getQueryData<Pages<Invoice>>(LIST) ?? { pages: [] });
  return { ...page, restore, ids: () => shown().map(({ _id }) => _id) };
}

const notice = async () => {
  await vi.waitFor(() => expect(notices.get().waiting).not.toEqual([]));
  const [first] = takeNotices();
  return { kind: first?.kind, text: first?.text, undo: first?.action };
};

it("deletes once it is confirmed, says it, and brings back what is undone", async () => {
  const { now, ids, restore } = open();
  now().remove(["3", "1"]);
  expect(ids()).toEqual(["3", "2", "1"]);
  confirm();
  await vi.waitFor(() => expect(ids()).toEqual(["2"]));
  const { kind, text, undo } = await notice();
  expect([kind, text, undo?.label]).toEqual(["success", "2 facturas eliminadas", "Deshacer"]);
  undo?.run();
  expect(await notice()).toMatchObject({ kind: "success", text: "2 facturas están de vuelta" });
  expect(restore.mock.calls.flat().sort()).toEqual(["1", "3"]);
});

it("asks with the name of the one, or with how many, and what goes along", async () => {
  const along = { one: async (id: string) => `Con lo de ${id}.`, all: "Con lo suyo." };
  const { now } = open([], { along });
  const first = vi.fn();
  now().remove(["3"], { name: "Factura 3", first });
  const { asked } = askedDeletion.get();
  expect(asked).toMatchObject({
    title: "Eliminar la factura",
    text: "«Factura 3» va a Eliminadas. Podés restaurarla durante 30 días.",
  });
  expect([await asked?.along?.(), first.mock.calls.length]).toEqual(["Con lo de 3.", 0]);
  confirm();
  expect(first).toHaveBeenCalledOnce();
  await notice();
  now().remove(["2", "1"]);
  expect(askedDeletion.get().asked).toMatchObject({
    title: "Eliminar 2 facturas",
    text: "Van a Eliminadas. Podés restaurarlas durante 30 días.",
  });
  expect(await askedDeletion.get().asked?.along?.()).toBe("Con lo suyo.");
  askedDeletion.set({ asked: null });
});

it("says what was not deleted and why, and undoes only what was", async () => {
  const { now, restore } = open(["2"]);
  now().remove(["3", "2", "1"]);
  confirm();
  const { kind, text, undo } = await notice();
  expect([kind, text]).toEqual(["warning", "2 eliminadas, 1 no: Tiene pagos."]);
  undo?.run();
  await notice();
  expect(restore.mock.calls.flat().sort()).toEqual(["1", "3"]);
});

it("has nothing to undo where nothing was deleted", async () => {
  open(["1"]).now().remove(["1"]);
  confirm();
  expect(await notice()).toMatchObject({ kind: "warning", undo: undefined });
});

it("says which did not come back", async () => {
  const restore = vi.fn(async (id: string) => {
    if (id === "2") throw new ApiError(410, "Ya pasaron treinta días.");
  });
  const { now } = open([], { restore });
  now().remove(["3", "2"]);
  confirm();
  (await notice()).undo?.run();
  const text = "1 restaurada, 1 no: Ya pasaron treinta días.";
  expect(await notice()).toMatchObject({ kind: "warning", text });
});

it("archives a hundred a call and shows all reasons together", async () => {
  const ids = Array.from({ length: 101 }, (_, n) => `inv_${n}`);
  const { now } = open();
  answers = [
    { archivedIds: ids.slice(0, 100), failed: [], message: "Facturas archivadas" },
    { archivedIds: [], failed: [{ id: "inv_100", reason: "No existe." }], message: "Ninguna" },
    { unarchiveResult: { unarchivedIds: ids.slice(0, 100), failed: [], message: "De vuelta" } },
  ];
  now().shelve(ids, true);
  const { text, undo } = await notice();
  expect(text).toBe("100 archivadas, 1 no: No existe.");
  expect(asked.map(({ body }) => (body as { itemIds: string[] }).itemIds.length)).toEqual([100, 1]);
  undo?.run();
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe("unarchive-items"));
});

it("repeats what the API says of all, or counts them where the list does", async () => {
  const answer = { archivedIds: ["1"], failed: [], message: "Facturas archivadas" };
  answers = [answer, answer];
  open().now().shelve(["1"], true);
  expect((await notice()).text).toBe("Facturas archivadas");
  close();
  open([], { counts: true }).now().shelve(["1"], true);
  expect((await notice()).text).toBe("Factura archivada");
});

it("shows why a whole call was refused, and reads the list again", async () => {
  const { now, cache } = open();
  now().shelve(["1"], true);
  expect(await notice()).toMatchObject({ kind: "error", undo: undefined });
  await vi.waitFor(() => expect(cache.getQueryState(LIST)?.isInvalidated).toBe(true));
});

it("keeps what earlier calls moved when a later one is refused", async () => {
  const ids = Array.from({ length: 101 }, (_, n) => `inv_${n}`);
  answers = [{ archivedIds: ids.slice(0, 100), failed: [], message: "Facturas archivadas" }];
  open().now().shelve(ids, true);
  const { kind, text, undo } = await notice();
  expect([kind, undo?.label]).toEqual(["warning", "Deshacer"]);
  expect(text).toMatch(/^100 archivadas, 1 no: /);
});
