import { expect, it } from "vitest";
import { alongSentence, heldText } from "./going-along";

it("counts what a case holds, in words", () => {
  expect(heldText({ task: 3, event: 2, calculator: 0, links: 9 })).toBe("3 tareas y 2 eventos");
  expect(heldText({ movement: 1200, task: 1, notification: 1 })).toBe(
    "1 tarea, 1.200 movimientos y 1 notificación",
  );
  expect(heldText({ event: 1 })).toBe("1 evento");
});

it("says nothing of an empty case", () => {
  expect(heldText({ links: 4 })).toBeNull();
  expect(alongSentence({})).toBeNull();
  expect(alongSentence({ calculator: 2 })).toBe(
    "Se va con 2 cálculos; si la restaurás, vuelve con lo mismo.",
  );
});
