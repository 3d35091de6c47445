// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "~/testing/render-hook";
import { ApiError } from "../api/error";
import { type RecordForm, useRecordForm } from "./use-record-form";

type Note = { _id: string; version: number; title: string; place: string };
type Values = { title: string; place: string };

const save = vi.fn(async (_: Note | null, values: Values) => ({
  _id: "not_1",
  version: 1,
  ...values,
}));
const RULES: RecordForm<Values, Note> = {
  kind: "note",
  schema: () => Promise.reject(new Error("not loaded")),
  empty: { title: "", place: "" },
  valuesOf: ({ title, place }) => ({ title, place }),
  save,
  read: () => ({ queryKey: ["note"] }),
  reused: "",
};

const close = vi.fn();
function open(record: Note | null = null) {
  const page = renderHook(() => useRecordForm(RULES, { record, onSaved: close, onClose: close }));
  page.now().form.register("title");
  page.now().form.register("place");
  return page;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => save.mockClear());

const leave = (title: string, record: Note | null = null) => {
  const page = open(record);
  page.now().form.setValue("title", title);
  page.close();
};

it("begins empty after a dialog that was left, and offers what that one had", async () => {
  leave("MO-77-2019");
  const page = open();
  expect(page.now().form.getValues()).toEqual({ title: "", place: "" });
  expect(page.now().offered).toEqual({ name: "title", value: "MO-77-2019" });
  page.now().recover();
  await vi.waitFor(() => expect(page.now().offered).toBeUndefined());
  expect(page.now().form.getValues("title")).toBe("MO-77-2019");
  page.close();
});

it("offers it again where nothing was written, and the later one where something was", () => {
  leave("MO-77-2019");
  open().close();
  const second = open();
  expect(second.now().offered?.value).toBe("MO-77-2019");
  second.now().form.setValue("title", "CIV 77/2021");
  second.close();
  const third = open();
  expect(third.now().offered?.value).toBe("CIV 77/2021");
  third.close();
});

it("forgets it on demand, and not what is being written", async () => {
  leave("MO-77-2019");
  const page = open();
  page.now().form.setValue("place", "Sala 2");
  page.now().forget();
  await vi.waitFor(() => expect(page.now().offered).toBeUndefined());
  page.close();
  const next = open();
  expect(next.now().offered).toEqual({ name: "place", value: "Sala 2" });
  next.close();
});

it("forgets what was taken back by hand", () => {
  const page = open();
  page.now().form.setValue("title", "MO-77-2019");
  page.now().form.setValue("title", "");
  page.close();
  expect(sessionStorage).toHaveLength(0);
});

it("goes on at once with what the plan refused", async () => {
  const limitInfo = { resourceType: "folders", currentCount: 5, limit: 5, plan: "free" };
  save.mockRejectedValueOnce(new ApiError(403, "Llegaste al límite.", { limitInfo }));
  const page = open();
  page.now().form.setValue("title", "La sexta");
  await page.now().submit();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  page.close();
  const next = open();
  expect(next.now().form.getValues("title")).toBe("La sexta");
  expect(next.now().restored).toBe(true);
  expect(next.now().offered).toBeUndefined();
  next.close();
});

it("shows what a colleague saved since, once an older draft is recovered", async () => {
  const note = { _id: "not_1", version: 1, title: "Audiencia", place: "Sala 1" };
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  leave("Lo mío", note);
  const page = open({ ...note, version: 2, title: "Lo otro" });
  expect(page.now().form.getValues("title")).toBe("Lo otro");
  page.now().recover();
  await vi.waitFor(() => expect(page.now().theirs.fields).toEqual(["title"]));
  expect(page.now().form.getValues("title")).toBe("Lo mío");
  page.close();
  vi.unstubAllGlobals();
});
