import { expect, it } from "vitest";
import { GONE, peopleOf } from "~/lib/people/people";
import { peopleChart, rowsOf } from "./by-person";
import { tableOf } from "./export";

const due = (overdue: number, week: number) => ({ open: 9, overdue, today: 0, week });
const PEOPLE = peopleOf([
  { _id: "usr_2", name: "Ana Pérez" },
  { _id: "usr_1", name: "Eva Ríos" },
]);

it("shows everybody, and who left and still answers for something", () => {
  const rows = rowsOf(
    [
      { personId: "usr_1", folders: 3, tasks: due(2, 5), deadlines: due(1, 4) },
      { personId: "usr_9", folders: 1, tasks: due(0, 0), deadlines: due(0, 0) },
    ],
    PEOPLE,
  );
  expect(rows.map(({ name, figures }) => [name, ...figures.map(({ count }) => count)])).toEqual([
    ["Ana Pérez", 0, 0, 0, 0, 0],
    ["Eva Ríos", 3, 9, 2, 4, 1],
    [GONE, 1, 9, 0, 0, 0],
  ]);
  expect(rows[1]?.figures.map(({ to }) => to)).toEqual([
    "/apps/folders/list?responsable=usr_1",
    "/tareas?responsable=usr_1",
    "/tareas?vence=vencidas&responsable=usr_1",
    "/tareas?clase=plazos&vence=semana&responsable=usr_1",
    "/tareas?clase=plazos&vence=vencidas&responsable=usr_1",
  ]);
});

it("is handed over with everybody's sum", () => {
  const one = { personId: "usr_1", folders: 3, tasks: due(2, 5), deadlines: due(1, 4) };
  expect(tableOf(peopleChart(rowsOf([one], PEOPLE)))).toEqual([
    [
      "Persona",
      "Causas activas",
      "Tareas por hacer",
      "Tareas vencidas",
      "Plazos en 7 días",
      "Plazos agendados vencidos",
    ],
    ["Ana Pérez", "0", "0", "0", "0", "0"],
    ["Eva Ríos", "3", "9", "2", "4", "1"],
    ["Total", "3", "9", "2", "4", "1"],
  ]);
});
