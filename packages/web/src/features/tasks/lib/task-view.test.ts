import { describe, expect, it } from "vitest";
import type { TaskRow } from "./task-row";
import { toRow } from "./task-row";
import {
  applyView,
  filtersOf,
  isFiltered,
  parseView,
  type TaskView,
  tagsOf,
  withView,
} from "./task-view";

const view = (query = ""): TaskView => parseView(new URLSearchParams(query));
const TODAY = "2026-11-20";

const rows: TaskRow[] = [
  toRow({ _id: "5", name: "Sin fecha", tags: ["Mora"], createdAt: "5" }),
  toRow({ _id: "4", name: "Vencida", dueDate: "2026-11-01", priority: "urgente" }),
  toRow({ _id: "3", name: "Hoy", dueDate: TODAY, folderId: "f", folderName: "Pérez c/ Gómez" }),
  toRow({ _id: "2", name: "Hecha", dueDate: TODAY, status: "completada" }),
  toRow({
    _id: "1",
    name: "En siete",
    dueDate: "2026-11-27",
    status: "enProceso",
    priority: "baja",
  }),
  toRow({ _id: "0", name: "En ocho", dueDate: "2026-11-28", tags: ["mora", "Pericia"] }),
];
const shown = (query: string) => applyView(rows, view(query), TODAY).map(({ name }) => name);

describe("the view of the tasks", () => {
  it.each([
    ["", ["Vencida", "Hoy", "En siete", "En ocho", "Sin fecha"]],
    ["estado=todas", ["Vencida", "Hoy", "Hecha", "En siete", "En ocho", "Sin fecha"]],
    ["estado=completada", ["Hecha"]],
    ["estado=inventado", ["Vencida", "Hoy", "En siete", "En ocho", "Sin fecha"]],
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
    expect(shown(query)).toEqual(expected);
  });

  it("is written into the address, its defaults without a trace", () => {
    const query =
      "q=a&estado=todas&prioridad=alta&etiqueta=Mora&de=f&vence=hoy&vista=tablero&orden=-name";
    expect(withView(new URLSearchParams(), view(query)).toString()).toBe(query);
    expect(withView(new URLSearchParams("task=t"), view()).toString()).toBe("task=t");
    const archived = withView(new URLSearchParams("task=t"), { archived: true });
    expect(view(archived.toString()).archived).toBe(true);
  });

  it("knows whether it hides something", () => {
    expect([isFiltered(view()), isFiltered(view("q= "))]).toEqual([false, false]);
    expect([isFiltered(view("q=a")), isFiltered(view("vence=hoy"))]).toEqual([true, true]);
    expect(filtersOf(view("vence=hoy&prioridad=alta&q=a&vista=tablero"))).toBe(2);
  });

  it("offers every label once, from A", () => {
    expect(tagsOf(rows)).toEqual(["mora", "Pericia"]);
  });
});
