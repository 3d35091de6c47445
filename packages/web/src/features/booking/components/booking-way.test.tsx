// @vitest-environment happy-dom
import type { PublicBooking } from "@foja/core/agenda/booking/page.schema";
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "~/lib/api/error";
import { calls, goesTo, hides, saves, sees, shows } from "~/testing/press";
import { kind, visit } from "~/testing/samples/booking";
import { clear, show } from "~/testing/stage";
import { NO_DETAILS } from "../lib/booking-words";
import { BookedStep } from "./booked-step";
import { BookingWay } from "./booking-way";
import { CodeStep } from "./code-step";
import { DetailsStep } from "./details-step";
import { ManageVisit } from "./manage-visit";
import { MoveVisit } from "./move-visit";
import { NotThere } from "./not-there";

afterEach(() => {
  vi.useRealTimers();
  clear();
});

const { zone } = visit;

it("chooses a kind of appointment, and another one", async () => {
  const booking: PublicBooking = {
    ...{ slug: "sosa", title: "Estudio Sosa", intro: null, zone },
    types: [kind, { ...kind, _id: "typ_2", name: "Firma" }],
  };
  const { press } = show(<BookingWay booking={booking} />, { at: "/turnos/sosa", session: null });
  await press(/^Firma/, goesTo("/turnos/sosa?tipo=typ_2"));
  await press("Cambiar el turno", () => expect(location.search).toBe(""));
});

it("sends the code with its sixth digit, and goes back from it to the details", async () => {
  const onBack = vi.fn();
  const code = { email: visit.email, expiresAt: visit.start, zone, refusal: undefined };
  const onSend = vi.fn();
  const { press, type } = show(<CodeStep {...code} busy={false} onSend={onSend} onBack={onBack} />);
  await type("Código de 6 números", "12345");
  expect(onSend).not.toHaveBeenCalled();
  await type("Código de 6 números", "123456");
  expect(onSend).toHaveBeenCalledExactlyOnceWith("123456");
  await press("Corregir mis datos", calls(onBack));
});

it("begins another booking after one", async () => {
  const onAgain = vi.fn();
  const { press } = show(<BookedStep visit={visit} zone={zone} onAgain={onAgain} />);
  await press("Pedir otro turno", calls(onAgain));
});

it("reads an address again after a failure", async () => {
  const again = vi.fn();
  const words = { title: "", hint: "", way: "", failed: "No pudimos cargarla" };
  const error = new ApiError(500, "Algo falló.");
  const { press } = show(<NotThere {...{ error, again, words }} />);
  await press("Intentar de nuevo", calls(again));
});

it("adds the appointment to the visitor's own calendar, once booked and from its page", async () => {
  const google = () =>
    document.querySelector<HTMLAnchorElement>("a[href^='https://calendar.google.com/']")?.href;
  const booked = show(<BookedStep visit={visit} zone={zone} onAgain={vi.fn()} />);
  await booked.press("Agregar a mi calendario", saves(/^turno\.ics$/));
  expect(google()).toContain("dates=20260310T120000Z%2F20260310T123000Z");
  await clear();
  const managed = show(<ManageVisit visit={visit} token="secreto" onChanged={vi.fn()} />);
  await managed.press("Agregar a mi calendario", saves(/^turno\.ics$/));
  expect(google()).toContain("dates=20260310T120000Z%2F20260310T123000Z");
});

it("offers to cancel what can no longer be moved, and how to find the practice", () => {
  const late = { ...visit, canReschedule: false };
  show(<ManageVisit visit={late} token="secreto" onChanged={vi.fn()} />);
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toContain("Cancelar el turno");
  expect(names).not.toContain("Cambiar el horario");
  expect(document.body.textContent).toContain(
    "Podés cancelarlo hasta que empiece. Para cambiar el horario, llamá al 011 4371-0000.",
  );
  const phone = screen.getByRole("link", { name: "011 4371-0000" });
  expect(phone.getAttribute("href")).toBe("tel:01143710000");
});

it("says before it is confirmed that an appointment can no longer be moved", () => {
  vi.setSystemTime("2026-03-09T13:00:00.000Z");
  const does = { onDetails: vi.fn(), onSend: vi.fn(), busy: false, refusal: undefined };
  show(<DetailsStep kind={kind} start={visit.start} details={NO_DETAILS} {...does} />);
  expect(document.body.textContent).toContain("faltan menos de 24 horas");
});

const VISIT = "/api/public/manage-booking/secreto";

it("asks for a reason before it cancels an appointment, or keeps it", async () => {
  const { press } = show(<ManageVisit visit={visit} token="secreto" onChanged={vi.fn()} />);
  await press("Cancelar el turno", shows("¿Cancelás el turno?"));
  await press("Conservarlo", hides("¿Cancelás el turno?"));
});

it("shows the times to which an appointment can be moved", async () => {
  const { press, asks } = show(<ManageVisit visit={visit} token="secreto" onChanged={vi.fn()} />);
  await press("Cambiar el horario", asks(`GET ${VISIT}/slots`));
});

const showMove = () => {
  const on = { onDone: vi.fn(), onBack: vi.fn() };
  const shown = show(<MoveVisit visit={visit} token="secreto" zone={zone} {...on} />, {
    answers: {
      [`GET ${VISIT}/slots`]: {
        success: true,
        slots: [{ start: "2026-03-12T14:00:00.000Z", end: "2026-03-12T14:30:00.000Z" }],
      },
      [`POST ${VISIT}/reschedule`]: { success: true, reservation: visit, manageUrl: "/otro" },
    },
  });
  return { ...shown, ...on };
};

it("moves an appointment to a free time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-09T12:00:00.000Z") });
  const { press, asks, onDone } = showMove();
  await sees("A la mañana");
  await press("11:00", shows("Cambiar al"));
  const asked = asks(`POST ${VISIT}/reschedule`, { start: "2026-03-12T14:00:00.000Z" });
  await press(/^Cambiar al/, () => {
    asked();
    expect(onDone).toHaveBeenCalledWith(visit, "/otro");
  });
});

it("leaves an appointment where it is", async () => {
  const { press, onBack } = showMove();
  await press("Dejarlo como está", calls(onBack));
});
