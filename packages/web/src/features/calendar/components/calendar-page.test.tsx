// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, sees, shows } from "~/testing/press";
import { event } from "~/testing/samples/event";
import { clear, show } from "~/testing/stage";
import type { CalendarView } from "../lib/calendar-view";
import { BeforeToday } from "./before-today";
import CalendarBoard from "./calendar-board";
import { CalendarFilters } from "./calendar-filters";
import CalendarPage from "./calendar-page";
import { EventCard } from "./event-card";

afterEach(clear);

const holds = (name: string, value: string | null) => () =>
  expect(new URLSearchParams(location.search).get(name)).toBe(value);

// The events cannot be read: the buttons around the board do not need it.
const showPage = () => show(<CalendarPage />, { at: "/apps/calendar?fecha=2026-03-10&vista=dia" });

it("reads the events again after a failure", async () => {
  const { press, asks } = showPage();
  await press("Volver a intentar", asks("GET /api/events/user/usr_01J00000000000000000000001"));
});

it("begins a new event on the day that is shown", async () => {
  const { press } = showPage();
  await press("Nuevo evento", holds("nuevo", "2026-03-10T09:00"));
});

it("goes to the next day, to the one before, and to today", async () => {
  const { press } = showPage();
  await press("Día siguiente", holds("fecha", "2026-03-11"));
  await press("Día anterior", holds("fecha", "2026-03-10"));
  await press("Hoy", holds("fecha", null));
});

it("opens the link with Google Calendar", async () => {
  const { press } = showPage();
  await press("Google Calendar", holds("google", "1"));
});

it("opens the agenda's address for other calendars", async () => {
  const { press } = showPage();
  await press("Suscribir desde otro calendario", shows("en una dirección secreta"));
});

it("says of an agenda that begins today how much is overdue, and leads to the days before", async () => {
  vi.setSystemTime("2026-11-20T15:00:00.000Z");
  const onDay = vi.fn();
  const { press } = show(<BeforeToday overdue={35} onDay={onDay} />);
  const link = document.querySelector("a[href='/dashboard/analytics?lista=vencido']");
  expect(link?.textContent).toBe("35 vencidos");
  await press("Ver desde el 1 de este mes", calls(onDay, "2026-11-01"));
  vi.useRealTimers();
});

const view: CalendarView = {
  ...{ view: "agenda", day: "2026-03-10", types: [], onlyCases: false, tasks: true },
};

it("removes the filters", async () => {
  const onChange = vi.fn();
  const { press } = show(
    <CalendarFilters view={{ ...view, types: ["audiencia"] }} onChange={onChange} />,
  );
  await press("Filtros (1)", shows("Borrar los filtros"));
  await press("Borrar los filtros", calls(onChange, { types: [], onlyCases: false }));
});

it("begins an event in a month without any", async () => {
  const [onCreate, nothing] = [vi.fn(), () => {}];
  const on = { onOpen: nothing, onOpenTask: nothing, onMove: nothing, onMoveTask: nothing };
  const { press } = show(<CalendarBoard view={view} entries={[]} onCreate={onCreate} {...on} />);
  await press("Agendar un evento", calls(onCreate, "2026-03-10T09:00"));
});

it("edits, moves and duplicates an event", async () => {
  const on = { onClose: vi.fn(), onEdit: vi.fn(), onMove: vi.fn(), onDuplicate: vi.fn() };
  const gone = { onDelete: vi.fn(), onDeleteFollowing: vi.fn() };
  const { press } = show(<EventCard id="evt_1" {...on} {...gone} />, {
    answers: { "GET /api/events/id/evt_1": { success: true, event } },
  });
  await press("Duplicar", calls(on.onDuplicate, event));
  await press("Mover a…", calls(on.onMove));
  await press("Editar", calls(on.onEdit));
});

it("shows where an event is, and deletes it with those that follow in its repetition", async () => {
  const on = { onClose: vi.fn(), onEdit: vi.fn(), onMove: vi.fn(), onDuplicate: vi.fn() };
  const onDeleteFollowing = vi.fn();
  const where = { place: "Sala 2", link: "https://zoom.us/j/1", seriesId: "evt_1" };
  const weekly = { ...event, ...where };
  const { press } = show(
    <EventCard id="evt_1" {...on} onDelete={vi.fn()} onDeleteFollowing={onDeleteFollowing} />,
    { answers: { "GET /api/events/id/evt_1": { success: true, event: weekly } } },
  );
  await sees("Sala 2");
  expect(document.querySelector("a[href='https://zoom.us/j/1']")).not.toBeNull();
  await press("Más acciones del evento", shows("Eliminar este y los que siguen…"));
  await press("Eliminar este y los que siguen…", calls(onDeleteFollowing, weekly));
});
