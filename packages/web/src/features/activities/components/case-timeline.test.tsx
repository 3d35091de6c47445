// @vitest-environment happy-dom
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useState } from "react";
import { afterEach, it, vi } from "vitest";
import { calls, hides, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { ActivityLine } from "./activity-line";
import { type Begun, CaseTimeline } from "./case-timeline";
import { TimelineFilters } from "./timeline-filters";

afterEach(clear);

const showTimeline = () => {
  const on = { onTask: vi.fn(), onNewTask: vi.fn(), onNewEvent: vi.fn(), onOpen: vi.fn() };
  const folder = { _id: "fol_1" } as Folder;
  const rest = { onDeadline: vi.fn(), tools: null, toggleTask: vi.fn() };
  const Timeline = () => {
    const [begun, onBegin] = useState<Begun>();
    return <CaseTimeline folder={folder} {...{ begun, onBegin }} {...on} {...rest} />;
  };
  return { ...on, ...show(<Timeline />) };
};

it("begins a task and an event of a case", async () => {
  const { press, onNewTask, onNewEvent } = showTimeline();
  await press("Tarea", calls(onNewTask));
  await press("Evento", calls(onNewEvent));
});

it("begins a note", async () => {
  const { press } = showTimeline();
  await press("Nota", shows("Nueva nota"));
});

it("begins a cédula", async () => {
  const { press } = showTimeline();
  await press("Cédula", shows("Agregar a la causa"));
});

it("opens an entry, and marks it as done", async () => {
  const on = {
    ...{ onToggle: vi.fn(), onEdit: vi.fn(), onRemove: vi.fn(), onTask: vi.fn() },
    ...{ onDeadline: vi.fn(), onOpen: vi.fn(), onHistory: vi.fn() },
  };
  const entry: Activity = {
    ...{ _id: "tas_1", kind: "task", foja: null, date: "2026-03-10", title: "Pedir copias" },
    ...{ type: null, description: null, who: null, source: "manual", link: null, version: 1 },
    ...{ dateExpiration: null, completed: false, status: "pendiente", priority: "media" },
    ...{ end: null, amount: null, createdAt: "2026-03-10T12:00:00.000Z" },
  };
  const { press } = show(<ActivityLine entry={entry} marked={false} today="2026-03-10" {...on} />);
  await press("Pedir copias", calls(on.onOpen, entry));
  await press("Dar por cumplido: Pedir copias", calls(on.onToggle, entry));
});

const nothing = { types: [], search: "", from: "", to: "", onlyDue: false, onlyLinks: false };

const showFilters = () => {
  const onChange = vi.fn();
  const view = { ...nothing, onlyDue: true, oldestFirst: false };
  return { onChange, ...show(<TimelineFilters view={view} onChange={onChange} />) };
};

it("filters the file, orders it, and shows all of it again", async () => {
  const { press, onChange } = showFilters();
  await press("Filtros (1)", shows("Ver las fojas"));
  await press("Movimientos", calls(onChange, { types: ["movement"] }));
  await press("Con vencimiento", calls(onChange, { onlyDue: false }));
  await press("Con documento", calls(onChange, { onlyLinks: true }));
  await press("Las más antiguas primero", calls(onChange, { oldestFirst: true }));
  await press("Ver las fojas", hides("Ver las fojas"));
  await press("Ver todo", calls(onChange, nothing));
});
