// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { BoardColumn } from "./board-column";
import type { ColumnOf } from "./board-props";
import { ViewToggle } from "./view-toggle";

afterEach(clear);

type BoardRow = { _id: string; name: string };

const columnWith = (column: ColumnOf<string>, rows: BoardRow[]) => (
  <BoardColumn
    label="Causas por estado"
    column={column}
    columns={[column]}
    rows={rows}
    columnOf={() => column.id}
    nameOf={({ name }) => name}
    card={({ name }) => name}
    onMove={() => undefined}
  />
);

it("shows the cards of a state fifty at a time", async () => {
  const rows = Array.from({ length: 60 }, (_, i) => ({ _id: `row_${i}`, name: `Causa ${i + 1}.` }));
  const column = { id: "nueva", label: "Nueva", icon: null };
  const { press } = show(columnWith(column, rows));
  await press("Ver 10 más", shows("Causa 60."));
});

it("folds a state of what is finished until it is asked for", async () => {
  const rows = [{ _id: "row_1", name: "Causa vieja" }];
  const column = { id: "cerrada", label: "Cerrada", icon: null, folded: true as const };
  const { press } = show(columnWith(column, rows));
  expect(document.body.textContent).not.toContain("Causa vieja");
  await press("Ver: Cerrada", shows("Causa vieja"));
  await press("Ocultar: Cerrada", hides("Causa vieja"));
});

it("shows a list as a board, without its archive", async () => {
  const onChange = vi.fn();
  const { press } = show(<ViewToggle legend="Cómo se ven" board={false} onChange={onChange} />);
  await press("Ver como tablero", calls(onChange, true));
});
