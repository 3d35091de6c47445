// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { underWay } from "~/lib/case-import/under-way";
import { goesTo, hides, press, sees, until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ImportNote } from "./import-note";

afterEach(async () => {
  underWay.set({ id: null });
  await clear();
});

const lookups = { wanted: 9, done: 4, same: 4, partly: 0, differ: 0, absent: 0, unanswered: 0 };
const one = {
  _id: "imp_1",
  status: "saving",
  total: 500,
  saved: 250,
  lookups,
  links: { wanted: 0, done: 0 },
};

/** The note while an import is in that state. */
function noteOf(given: object) {
  underWay.set({ id: "imp_1" });
  const answers = {
    "GET /api/folders/imports/imp_1": { success: true, import: { ...one, ...given } },
  };
  return show(<ImportNote />, { answers });
}

it("says how far an import is, and leads back to it", async () => {
  noteOf({});
  await sees("Trayendo tus causas: 250 de 500.");
  await press("Ver cómo va", goesTo("/apps/folders/import?importacion=imp_1"));
});

it("says how many numbers were looked up", async () => {
  noteOf({ status: "looking" });
  await sees("Buscando en los tribunales: 4 de 9.");
});

it("goes once the import is done, also for the next page", async () => {
  noteOf({ status: "done" });
  await until(() => expect(underWay.get().id).toBeNull());
  hides("Ver cómo va")();
});
