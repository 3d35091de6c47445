import { expect, it } from "vitest";
import { changeText, figuresOf } from "./since";

const due = { open: 3, overdue: 1, today: 0, week: 1 };
const glance = {
  folders: { active: 12, closed: 2, total: 14, archived: 0 },
  financial: { activeAmount: 0 },
  deadlines: due,
  tasks: { ...due, undated: 1 },
  notifications: due,
};
const inbox = { novedades: 0, reservations: 0 };

it("says how each figure changed since yesterday", () => {
  const yesterday = { ...glance, date: "2026-11-21", tasks: { ...due, undated: 1, overdue: 4 } };
  const figures = figuresOf({ ...glance, inbox, trends: { yesterday, week: null, month: null } });
  expect(figures.map(({ label, value, change }) => [label, value, change])).toEqual([
    ["Causas activas", "12", "igual que ayer"],
    ["Tareas por hacer", "3", "igual que ayer"],
    ["Tareas vencidas", "1", "3 menos que ayer"],
    ["Plazos abiertos", "3", "igual que ayer"],
  ]);
});

it("says nothing of a day that was not written down", () => {
  const trends = { yesterday: null, week: null, month: null };
  expect(figuresOf({ ...glance, inbox, trends }).map(({ change }) => change)).toEqual(
    Array(4).fill(null),
  );
});

it("counts in Spanish", () => {
  expect([2, -1500].map(changeText)).toEqual(["2 más que ayer", "1.500 menos que ayer"]);
});
