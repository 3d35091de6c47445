// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { searchDialog } from "~/lib/search-dialog";
import { clear, show } from "~/testing/stage";
import type { Loaded } from "../lib/local-search";
import SearchDialog from "./search-dialog";
import { SearchGate } from "./search-gate";

afterEach(() => {
  clear();
  searchDialog.set({ open: false, early: undefined });
});

it("asks the server even for a single letter, for which it is not asked by itself", async () => {
  const loaded: Loaded = { records: [], cases: [], missing: [] };
  const { press, asks, type } = show(
    <SearchDialog loaded={loaded} actions={[]} onBegin={() => undefined} />,
    { answers: { "GET /api/search": { success: true, results: [] } } },
  );
  await type("Buscar en el estudio", "a");
  await press("Buscar", asks("GET /api/search"));
});

it("opens a document at the page where its text has what is sought, with it marked", async () => {
  const loaded: Loaded = { records: [], cases: [], missing: [] };
  const hit = {
    documentId: "doc_1",
    name: "Pericia",
    folderId: null,
    page: 3,
    line: "falta de aportes",
  };
  const { type, router } = show(
    <SearchDialog loaded={loaded} actions={[]} onBegin={() => undefined} />,
    {
      answers: {
        "GET /api/search": { success: true, results: [] },
        "GET /api/documents/search": { success: true, hits: [hit] },
      },
    },
  );
  await type("Buscar en el estudio", "aportes");
  fireEvent.click(await screen.findByRole("option", { name: /Pericia/ }));
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/apps/documents/doc_1?page=3&q=aportes");
  });
});

it("keeps what is typed while its code is loading, and the page behind gets none of it", async () => {
  const behind = vi.fn();
  addEventListener("keydown", behind);
  const loaded: Loaded = { records: [], cases: [], missing: [] };
  let arrive: (desk: { default: ComponentType }) => void = () => undefined;
  const Desk = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  show(<SearchGate Desk={Desk} />, {
    answers: { "GET /api/search": { success: true, results: [] } },
  });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  for (const key of ["P", "é", "r"]) fireEvent.keyDown(document.body, { key });
  expect(behind).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "Tab" });
  expect(behind).toHaveBeenCalledOnce();
  await act(async () =>
    arrive({
      default: () => <SearchDialog loaded={loaded} actions={[]} onBegin={() => undefined} />,
    }),
  );
  const field = await screen.findByLabelText<HTMLInputElement>("Buscar en el estudio", {
    selector: "input",
  });
  expect(field.value).toBe("Pér");
  expect(searchDialog.get()).toEqual({ open: true, early: undefined });
  fireEvent.keyDown(field, { key: "x" });
  expect(behind).toHaveBeenCalledTimes(2);
  removeEventListener("keydown", behind);
});

it("is closed by Escape before its code is there", () => {
  const Desk = lazy(() => new Promise<{ default: ComponentType }>(() => undefined));
  show(<SearchGate Desk={Desk} />);
  fireEvent.keyDown(document.body, { key: "k", metaKey: true });
  expect(searchDialog.get()).toEqual({ open: true, early: "" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(searchDialog.get()).toEqual({ open: false, early: undefined });
});
