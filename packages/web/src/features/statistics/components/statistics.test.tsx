// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { goesTo, sees, shows } from "~/testing/press";
import { user } from "~/testing/samples/user";
import { clear, show } from "~/testing/stage";
import type { Shown } from "../lib/by-month";
import type { Chart } from "../lib/chart";
import ChartDrawing from "./chart-drawing";
import { ExpiredList } from "./expired-list";
import { FiguresStrip } from "./figures-strip";
import { StatisticsDesk } from "./statistics-desk";

afterEach(clear);

const refused = [400, { success: false }] as [number, object];

it("reads the figures again, also when they could not be read", async () => {
  const { press, asks } = show(<StatisticsDesk user={user()} />, {
    answers: { "GET /api/stats/unified/*": refused },
  });
  await press("Reintentar", asks(`GET /api/stats/unified/${user()._id}`));
  await press("Actualizar", asks(`GET /api/stats/unified/${user()._id}`));
});

const expired = {
  ...{ kind: "movement", _id: "mov_1", title: "Traslado", day: "2026-11-02", at: null, end: null },
  ...{ folderId: "fol_1", folderName: "Pérez c/ Gómez", status: null, eventType: null },
  responsibleId: "usr_1",
};

it("marks what is past due as done", async () => {
  const { press, asks } = show(<ExpiredList userId="usr_1" of="entries" />, {
    answers: {
      "GET /api/agenda": { success: true, lines: [], overdue: [expired] },
    },
  });
  await press("Seleccionar Traslado", shows("Marcar 1 cumplido"));
  await press("Marcar 1 cumplido", asks("PUT /api/movements/mov_1", { completed: true }));
});

it("lists all that is past due, and finishes a task", async () => {
  const task = { ...expired, kind: "task", _id: "tas_1", title: "Pagar", status: "pendiente" };
  const { press, asks } = show(<ExpiredList userId="usr_1" of="all" />, {
    answers: { "GET /api/agenda": { success: true, lines: [], overdue: [task, expired] } },
  });
  await sees("Seleccionar 2 vencimientos");
  await press("Seleccionar Pagar", shows("Marcar 1 cumplido"));
  await press("Marcar 1 cumplido", asks("PUT /api/tasks/tas_1", { status: "completada" }));
});

it("lists what one person answers for, where the address names them", async () => {
  const theirs = { ...expired, _id: "mov_2", title: "Vista", responsibleId: "usr_2" };
  show(<ExpiredList userId="usr_1" of="all" />, {
    at: "/dashboard/analytics?lista=vencido&responsable=usr_2",
    answers: { "GET /api/agenda": { success: true, lines: [], overdue: [expired, theirs] } },
  });
  await sees("Seleccionar 1 vencimiento");
  expect(document.body.textContent).toContain("Vista");
  expect(document.body.textContent).not.toContain("Traslado");
});

it("says how much is overdue, and what of it is a scheduled deadline", () => {
  const due = (overdue: number) => ({ open: 9, overdue, today: 0, week: 0 });
  const dashboard = {
    folders: { active: 3, closed: 1, total: 4, archived: 0 },
    ...{ tasks: due(24), deadlines: due(0), notifications: due(11), trends: {} },
  };
  show(<FiguresStrip data={{ dashboard } as unknown as Shown} />);
  const said = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(said).toContain("Vencido3524 tareas y plazos, 11 de movimientos y cédulas");
  expect(said).toContain("Plazos agendados vencidos0de 9 abiertos");
  const link = document.querySelector("a[href='/dashboard/analytics?lista=vencido']");
  expect(link?.textContent).toBe("35");
});

it("tries again to read what is past due", async () => {
  const { press, asks } = show(<ExpiredList userId="usr_1" of="entries" />);
  await press("Reintentar", asks("GET /api/agenda"));
});

it("opens the list of a bar", async () => {
  // happy-dom lays nothing out.
  const box = { x: 0, y: 0, top: 0, left: 0, right: 600, bottom: 300, width: 600, height: 300 };
  const laid = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ ...box, toJSON: () => box });
  const chart: Chart = {
    ...{ id: "cases", title: "Causas", note: "Por mes", shape: "months", head: "Mes", adds: true },
    series: [{ key: "new", label: "Nuevas" }],
    rows: [
      { key: "2026-10", label: "oct", figures: { new: { value: 3, to: "/apps/folders/list" } } },
    ],
    write: String,
  };
  const { press } = show(<ChartDrawing chart={chart} label="Causas" />, {
    at: "/dashboard/analytics",
  });
  const bar = document.querySelector(".recharts-bar-rectangle path");
  await press(bar, goesTo("/apps/folders/list"));
  laid.mockRestore();
});
