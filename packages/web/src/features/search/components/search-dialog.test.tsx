// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clear, show } from "~/testing/stage";
import type { Loaded } from "../lib/local-search";
import SearchDialog from "./search-dialog";

afterEach(clear);

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
