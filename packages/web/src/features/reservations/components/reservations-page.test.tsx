// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, it, vi } from "vitest";
import { today } from "~/lib/due";
import { calls, shows } from "~/testing/press";
import { reservation } from "~/testing/samples/booking";
import { clear, show } from "~/testing/stage";
import { DaySheet } from "./day-sheet";
import { ReservationActions } from "./reservation-actions";
import ReservationPage from "./reservation-page";
import ReservationsPage from "./reservations-page";

afterEach(clear);

it("goes to the next day, to the one before, and to today", async () => {
  const onDay = vi.fn();
  const { press } = show(<DaySheet day="2026-03-10" onDay={onDay} />);
  await press("Día siguiente", calls(onDay, "2026-03-11"));
  await press("Día anterior", calls(onDay, "2026-03-09"));
  await press("Hoy", calls(onDay, today()));
});

it("reads a day again after a failure", async () => {
  const { press, asks } = show(<DaySheet day="2026-03-10" onDay={vi.fn()} />);
  await press("Intentar de nuevo", asks("GET /api/reservations"));
});

it("reads the list again after a failure", async () => {
  const { press, asks } = show(<ReservationsPage />, { at: "/apps/calendar/reservations" });
  await press("Intentar de nuevo", asks("GET /api/reservations"));
});

it("confirms a request in the list", async () => {
  const { press, asks } = show(<ReservationsPage />, {
    at: "/apps/calendar/reservations",
    answers: {
      "GET /api/reservations": { success: true, reservations: [reservation] },
      "POST /api/reservations/*/confirm": { success: true, reservation },
    },
  });
  await press("Confirmar la cita de Ana Paz", asks("POST /api/reservations/res_1/confirm"));
});

it("reads an appointment again after a failure", async () => {
  const { press, asks } = show(<ReservationPage />, {
    at: "/apps/calendar/reservations/res_1",
    route: "/apps/calendar/reservations/:id",
    answers: { "GET /api/reservations/res_1": [403, { success: false, message: "No podés." }] },
  });
  await press("Intentar de nuevo", asks("GET /api/reservations/res_1"));
});

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const showActions = (change: Partial<typeof reservation>) =>
  show(<ReservationActions reservation={{ ...reservation, ...change }} />, {
    answers: {
      "POST /api/reservations/*/*": { success: true, reservation },
      "POST /api/conflicts/check": { success: true, conflicts: [] },
    },
  });

it("confirms a request", async () => {
  const { press, asks } = showActions({ start: tomorrow() });
  await press("Confirmar", asks("POST /api/reservations/res_1/confirm"));
});

it("notes who came", async () => {
  const { press, asks } = showActions({ status: "confirmed" });
  await press("Vino", asks("POST /api/reservations/res_1/attended"));
});

it("notes who did not come", async () => {
  const { press, asks } = showActions({ status: "confirmed" });
  await press("No vino", asks("POST /api/reservations/res_1/absent"));
});

it("rejects a request with a reason", async () => {
  const { press, asks } = showActions({ start: tomorrow() });
  await press("Rechazar", shows("Motivo"));
  const confirm = within(screen.getByRole("dialog")).getByRole("button", { name: /^Rechazar/ });
  await press(confirm, asks("POST /api/reservations/res_1/reject"));
});

it("opens the reason for a cancellation", async () => {
  const { press } = showActions({ status: "confirmed", start: tomorrow() });
  await press("Cancelar la cita", shows("Motivo"));
});

it("opens the times to move an appointment to", async () => {
  const { press } = showActions({ start: tomorrow() });
  await press("Mover", shows("Mover la cita"));
});

it("opens the contact and the case to make of an appointment", async () => {
  const { press } = showActions({ start: tomorrow() });
  await press("Sumar a contactos o causas", () => screen.getByRole("dialog"));
});
