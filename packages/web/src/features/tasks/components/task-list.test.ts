import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { countFilters, isArchived, isFiltered, toShelf } from "~/lib/lists/view";
import { changed, shownAt, viewAt } from "~/testing/address";
import { TASK_FILTERS } from "../lib/task-filters";
import { type TaskRow, toRow } from "../lib/task-row";
import { TASKS } from "./task-list";

const TODAY = "2026-11-20";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T15:00:00Z`) });
});
afterAll(() => {
  vi.useRealTimers();
});

const view = (query = "") => viewAt(TASKS, query);

const rows: TaskRow[] = [
  toRow({ _id: "Sin fecha", name: "Sin fecha", tags: ["Mora"], createdAt: "5" }),
  toRow({ _id: "Vencida", name: "Vencida", dueDate: "2026-11-01", priority: "urgente" }),
  toRow({
    _id: "Hoy",
    name: "Hoy",
    dueDate: TODAY,
    folderId: "f",
    folderName: "Pérez c/ Gómez",
  }),
  toRow({ _id: "Hecha", name: "Hecha", dueDate: TODAY, status: "completada" }),
  toRow({
    _id: "En siete",
    name: "En siete",
    dueDate: "2026-11-27",
    status: "enProceso",
    priority: "baja",
  }),
  toRow({ _id: "En ocho", name: "En ocho", dueDate: "2026-11-28", tags: ["mora", "Pericia"] }),
];

describe("the view of the tasks", () => {
  it.each([
    ["", ["Vencida", "Hoy", "En siete", "En ocho", "Sin fecha"]],
    ["estado=todas", ["Vencida", "Hoy", "Hecha", "En siete", "En ocho", "Sin fecha"]],
    ["estado=completada", ["Hecha"]],
    ["estado=inventado", ["Vencida", "Hoy", "En siete", "En ocho", "Sin fecha"]],
    ["estante=archivadas", ["Vencida", "Hoy", "Hecha", "En siete", "En ocho", "Sin fecha"]],
    ["vista=tablero&estado=completada&vence=hoy", ["Hoy", "Hecha"]],
    ["vence=vencidas", ["Vencida"]],
    ["vence=hoy", ["Hoy"]],
    ["vence=semana", ["Hoy", "En siete"]],
    ["vence=sin-fecha", ["Sin fecha"]],
    ["prioridad=urgente", ["Vencida"]],
    ["etiqueta=MORA", ["En ocho", "Sin fecha"]],
    ["de=f", ["Hoy"]],
    ["q=perez hoy", ["Hoy"]],
    ["q=pericia", ["En ocho"]],
    ["q=nada", []],
    ["orden=name", ["En ocho", "En siete", "Hoy", "Sin fecha", "Vencida"]],
    ["orden=-dueDate", ["En ocho", "En siete", "Hoy", "Vencida", "Sin fecha"]],
    ["orden=priority", ["Vencida", "Sin fecha", "Hoy", "En ocho", "En siete"]],
  ])("?%s shows %j", (query, expected) => {
    expect(shownAt(TASKS, rows, query)).toEqual(expected);
  });

  it("is written into the address, its defaults without a trace", () => {
    const query =
      "q=a&estado=todas&prioridad=alta&etiqueta=Mora&de=f&vence=hoy&vista=tablero&orden=-name";
    const written = new URLSearchParams(changed(TASKS, "", view(query)));
    expect([...written].sort()).toEqual([...new URLSearchParams(query)].sort());
    expect(changed(TASKS, "task=t", view())).toBe("task=t");
    const archive = changed(TASKS, "task=t&vista=tablero", toShelf(TASKS, true));
    expect(archive).toBe("task=t&estante=archivadas");
    expect(isArchived(view(archive))).toBe(true);
  });

  it("knows whether it hides something", () => {
    const hides = (query = "") => isFiltered(TASKS, view(query));
    expect([hides(), hides("q= "), hides("q=a"), hides("vence=hoy")]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(countFilters(TASKS, view("vence=hoy&prioridad=alta&q=a&vista=tablero"))).toBe(2);
  });

  it("offers every label once, from A", () => {
    const { options } = TASK_FILTERS.find(({ param }) => param === "etiqueta") ?? {};
    const offered = typeof options === "function" ? options(rows) : [];
    expect(offered.map(({ value }) => value)).toEqual(["mora", "Pericia"]);
  });
});
