// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
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
