// @vitest-environment happy-dom
import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import { addDays } from "@foja/core/kernel/day.rules";
import { shortDay } from "@foja/core/kernel/short-day.rules";
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { today } from "~/lib/due";
import { calls, hides, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { draftOf } from "../lib/draft";
import { mondayOf } from "../lib/open-days";
import AvailabilityPage from "./availability-page";
import { DatedCard } from "./dated-cards";
import { DatedDialog } from "./dated-dialog";
import { WeekEditor } from "./week-editor";
import { WeekPreview } from "./week-preview";

afterEach(clear);

const availability: Availability = {
  ...{ zone: "America/Argentina/Buenos_Aires", jurisdiction: "PJN", closeOnHolidays: false },
  ...{ weekly: [], exceptions: [], vacations: [], updatedAt: null, version: 1 },
};
const draft = draftOf({
  ...availability,
  weekly: [{ weekday: 1, from: "09:00", to: "13:00" }],
  exceptions: [{ date: "2030-03-11", ranges: [] }],
});

const showPage = (saved: object = { success: true, availability }) =>
  show(<AvailabilityPage />, {
    answers: {
      "GET /api/availability": { success: true, availability },
      "PUT /api/availability": saved,
    },
  });

const USUAL = "Usar lunes a viernes de 9 a 18";

it("reads the hours again after a failure", async () => {
  const { press, asks } = show(<AvailabilityPage />);
  await press("Intentar de nuevo", asks("GET /api/availability"));
});

it("takes the usual week, and discards it", async () => {
  const { press } = showPage();
  await press(USUAL, shows("Hay cambios sin guardar."));
  await press("Descartar", hides("Hay cambios sin guardar."));
});

it("saves the week", async () => {
  const { press, asks } = showPage();
  await press(USUAL, shows("Hay cambios sin guardar."));
  const weekly = [{ weekday: 1, from: "09:00", to: "18:00" }];
  await press("Guardar", asks("PUT /api/availability", { weekly }));
});

it("shows what somebody else saved first", async () => {
  const { press } = showPage([412, { success: false, error: "stale", message: "Cambió." }]);
  await press(USUAL, shows("Hay cambios sin guardar."));
  await press("Guardar", shows("Ver lo que se guardó"));
  await press("Ver lo que se guardó", hides("Hay cambios sin guardar."));
});

it("adds and takes away a date with other hours", async () => {
  const onChange = vi.fn();
  const { press } = show(<DatedCard draft={draft} onChange={onChange} />);
  const name = `Quitar ${shortDay("2030-03-11", today())}`;
  await press(name, calls(onChange, { ...draft, exceptions: [] }));
  await press("Agregar fecha", shows("Agregar una fecha distinta"));
});

it("adds and takes away hours of a date", async () => {
  const { press } = show(<DatedDialog onAdd={vi.fn()} onClose={vi.fn()} />);
  const lines = (count: number) => () =>
    expect(screen.queryAllByLabelText(/^Quitar/)).toHaveLength(count);
  await press("Otro horario", lines(1));
  await press("Otro tramo", lines(2));
  await press("Quitar 09:00 a 13:00", lines(1));
});

it("adds and takes away hours of a weekday", async () => {
  const onChange = vi.fn();
  const { press } = show(<WeekEditor week={draft.week} onChange={onChange} />);
  const added = expect.objectContaining({
    2: [expect.objectContaining({ from: "09:00", to: "13:00" })],
  });
  await press("Agregar un horario al martes", calls(onChange, added));
  const cleared = { ...draft.week, 1: [] };
  await press("Quitar 09:00 a 13:00 del lunes", calls(onChange, cleared));
});

it("goes to the next week and to the one before", async () => {
  const { press } = show(<WeekPreview draft={draft} />);
  const monday = mondayOf(today());
  await press("Semana siguiente", shows(shortDay(addDays(monday, 7), today())));
  await press("Semana anterior", shows(shortDay(monday, today())));
});
