import { describe, expect, it } from "vitest";
import { announcements, neighbour } from "./board-moves";

const columns = [
  { id: "c", left: 640, top: 0 },
  { id: "a", left: 0, top: 0 },
  { id: "b", left: 320, top: 0 },
];

describe("a card that goes from column to column", () => {
  it.each([
    [8, 1, "b"],
    [328, 1, "c"],
    [648, 1, "c"],
    [648, -1, "b"],
    [8, -1, "a"],
    [-20, 1, "a"],
  ] as const)("from %i, %i step, stands in %s", (here, step, id) => {
    expect(neighbour(columns, here, step)?.id).toBe(id);
  });

  it("stays where there are no columns", () => {
    expect(neighbour([], 8, 1)).toBeUndefined();
  });

  it("says in words what becomes of it", () => {
    const said = announcements({ row: () => "El alegato", column: () => "Completada" });
    const [active, over] = [{ id: "1" }, { id: "x" }] as never[];
    expect(said.onDragStart({ active } as never)).toBe("Tomaste El alegato.");
    expect(said.onDragOver?.({ active, over } as never)).toBe("Sobre Completada.");
    expect(said.onDragEnd({ active, over } as never)).toBe("El alegato quedó en Completada.");
    expect(said.onDragEnd({ active, over: null } as never)).toBe("El alegato no se movió.");
    expect(said.onDragCancel({ active } as never)).toBe("El alegato volvió a su lugar.");
  });
});
