// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, shows, theOne } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { Board } from "./board";
import { BoardColumn } from "./board-column";
import type { ColumnOf } from "./board-props";
import { ViewToggle } from "./view-toggle";

afterEach(clear);

type BoardRow = { _id: string; name: string };

const columnWith = (column: ColumnOf<string>, rows: BoardRow[]) => (
  <BoardColumn
    {...{ column, rows }}
    cards={{
      columns: [column],
      nameOf: ({ name }: BoardRow) => name,
      card: ({ name }: BoardRow) => name,
      actions: () => null,
      onMove: () => undefined,
    }}
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

const COLUMNS = [
  { id: "nueva", label: "Nueva", icon: null },
  { id: "cerrada", label: "Cerrada", icon: null },
];

/** The cards that were drawn, in turn. */
const drawn: string[] = [];

/** A board of three cases, which move. */
function Cases() {
  const [rows, setRows] = useState(
    ["Ana", "Beto", "Carla"].map((name) => ({ _id: name, name, at: "nueva" })),
  );
  return (
    <Board
      label="Causas por estado"
      columns={COLUMNS}
      rows={rows}
      columnOf={({ at }) => at}
      nameOf={({ name }) => name}
      card={({ name, at }) => {
        drawn.push(name);
        return `${name}: ${at}`;
      }}
      actions={() => null}
      onMove={({ _id }, at) =>
        setRows((all) => all.map((row) => (row._id === _id ? { ...row, at } : row)))
      }
    />
  );
}

it("draws only the card that moved", async () => {
  const { press } = show(<Cases />);
  drawn.length = 0;
  await press("Mover Beto a…", shows("Mover a…"));
  await press("Cerrada", shows("Beto: cerrada"));
  expect(new Set(drawn)).toEqual(new Set(["Beto"]));
});

it("takes a card that is pulled, and none whose menu is pressed", async () => {
  const pull = (from: Element | null) => {
    const at = (clientX: number) => ({ bubbles: true, button: 0, clientX, clientY: 0 });
    from?.dispatchEvent(new MouseEvent("mousedown", at(0)));
    document.dispatchEvent(new MouseEvent("mousemove", at(40)));
  };
  const { press } = show(<Cases />);
  await press("Mover Ana a…", shows("Mover a…"));
  pull(await theOne("Cerrada"));
  // While one is taken, no other is.
  pull(document.querySelector("section li:nth-of-type(3)"));
  await vi.waitFor(() => expect(document.body.textContent).toContain("Tomaste Carla."));
});
