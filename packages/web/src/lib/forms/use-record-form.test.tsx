// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { createStore, useStore } from "../store";
import { type RecordForm, useRecordForm } from "./use-record-form";

type Note = { _id: string; version: number; title: string; place: string };
type Values = { title: string; place: string };

const NOTE: Note = { _id: "not_1", version: 1, title: "Audiencia", place: "Sala 1" };
const store = createStore({ note: NOTE });
const save = vi.fn(async (_: Note | null, values: Values) => ({ ...NOTE, ...values }));
const RULES: RecordForm<Values, Note> = {
  kind: "note",
  schema: () => Promise.reject(new Error("not loaded")),
  empty: { title: "", place: "" },
  valuesOf: ({ title, place }) => ({ title, place }),
  save,
  read: () => ({ queryKey: ["note"] }),
  reused: "",
};

let page: ReturnType<typeof openForm>;
const openForm = () =>
  renderHook(() => {
    const { note } = useStore(store);
    return useRecordForm(RULES, { record: note, onSaved: () => {}, onClose: () => {} });
  });

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  store.set({ note: NOTE });
  sessionStorage.clear();
  save.mockClear();
  page = openForm();
  page.now().form.register("title");
  page.now().form.register("place");
});
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A colleague saves, and this form receives the change. */
async function hear(theirs: Partial<Note>, version = 2) {
  store.set({ note: { ...NOTE, ...theirs, version } });
  await vi.waitFor(() => expect(page.now().theirs.fields).toHaveLength(Object.keys(theirs).length));
}

const later = (ms: number) => {
  const now = performance.now() + ms;
  vi.spyOn(performance, "now").mockReturnValue(now);
};

it("asks which stays where what a colleague saved came too late to be read", async () => {
  page.now().form.setValue("title", "Lo mío");
  await hear({ title: "Lo otro", place: "Sala 2" });
  await page.now().submit();
  expect(save).not.toHaveBeenCalled();
  await vi.waitFor(() =>
    expect(page.now().stale).toEqual([
      { name: "title", mine: "Lo mío", theirs: "Lo otro", pick: "mine" },
    ]),
  );
  page.now().pick("title", "theirs");
  await vi.waitFor(() => expect(page.now().stale[0]?.pick).toBe("theirs"));
  await page.now().saveChosen();
  expect(save.mock.calls[0]?.[1]).toEqual({ title: "Lo otro", place: "Sala 2" });
});

it("asks also where another change came after the one that was not read", async () => {
  page.now().form.setValue("title", "Lo mío");
  await hear({ title: "Lo otro" });
  await hear({ title: "Lo otro", place: "Sala 2" }, 3);
  await page.now().submit();
  expect(save).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(page.now().stale.map(({ name }) => name)).toEqual(["title"]));
});

it("asks for nothing once what was written here is discarded", async () => {
  page.now().form.setValue("title", "Lo mío");
  await hear({ title: "Lo otro" });
  page.now().discard();
  await page.now().submit();
  expect(save.mock.calls[0]?.[1]).toEqual({ title: "Lo otro", place: "Sala 1" });
});

it("saves over what could be read, and over what nobody changed here", async () => {
  page.now().form.setValue("title", "Lo mío");
  await hear({ title: "Lo otro" });
  later(2500);
  await page.now().submit();
  expect(save.mock.calls[0]?.[1]).toEqual({ title: "Lo mío", place: "Sala 1" });
});

it("saves at once where both wrote of different things", async () => {
  page.now().form.setValue("title", "Lo mío");
  await hear({ place: "Sala 2" });
  await page.now().submit();
  expect(save.mock.calls[0]?.[1]).toEqual({ title: "Lo mío", place: "Sala 2" });
});
