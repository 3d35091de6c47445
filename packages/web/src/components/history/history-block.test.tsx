// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { clear, show } from "~/testing/stage";
import { HistoryEntries } from "./history-block";

afterEach(clear);

const entry = {
  ...{ version: 3, at: "2026-11-26T12:00:00.000Z", by: null, action: "changed", undoable: true },
  changes: [{ field: "materia", before: "Despido", after: "Accidente" }],
};

it("undoes a change, and reads those before it", async () => {
  const record = { _id: "fol_1", version: 3, createdAt: "2026-11-20T12:00:00.000Z" };
  const { press, asks } = show(
    <HistoryEntries record={record} words={{ fields: { materia: "Materia" } }} />,
    {
      answers: {
        "GET /api/history/*": ({ query }) => ({
          ...{ success: true, createdBy: null, people: {} },
          ...(query.includes("older")
            ? { history: [] }
            : { history: [entry], nextCursor: "older" }),
        }),
      },
    },
  );
  const older = asks("GET /api/history/fol_1?limit=1000&cursor=older");
  await press("Ver cambios anteriores", older);
  const [undo] = document.querySelectorAll<HTMLElement>("[aria-label^='Deshacer el cambio']");
  await press(undo, asks("POST /api/history/fol_1/undo", { version: 3 }));
});
