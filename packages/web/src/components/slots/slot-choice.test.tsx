// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Slot } from "~/lib/slots/slots";
import type { SlotSource } from "~/lib/slots/use-month";
import { calls, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { SlotChoice } from "./slot-choice";

beforeEach(() => void vi.setSystemTime("2026-08-03T12:00:00.000Z"));
afterEach(async () => {
  await clear();
  vi.useRealTimers();
});

const PRACTICE = "America/Argentina/Buenos_Aires";
const august = { start: "2026-08-04T13:00:00.000Z", end: "2026-08-04T13:30:00.000Z" };
const september = { start: "2026-09-01T13:00:00.000Z", end: "2026-09-01T13:30:00.000Z" };

const having = (slots: Slot[]) => async () => ({ slots });

function choosing(read: SlotSource["read"], day?: string) {
  const does = { onZone: vi.fn(), onDay: vi.fn(), onPick: vi.fn() };
  const source = { name: "turnos", read };
  const zones = { practiceZone: PRACTICE, zone: PRACTICE };
  const page = show(<SlotChoice source={source} window={60} {...zones} day={day} {...does} />);
  return { ...page, ...does };
}

it("walks through the months, and takes a day", async () => {
  const { press, onDay } = choosing(having([august]));
  await press("martes 4 de agosto, 1 horario", calls(onDay, "2026-08-04"));
  await press("Mes siguiente", shows("Ningún día con horarios libres en septiembre de 2026"));
  await press("Mes anterior", shows("1 día con horarios libres en agosto de 2026"));
});

it("takes an hour of the chosen day, or shows the hours in the device's zone", async () => {
  const { press, onPick, onZone } = choosing(having([august]), "2026-08-04");
  await press("10:00", calls(onPick, august));
  await press(/^Ver en /, calls(onZone, "UTC"));
});

it("opens the first free day by itself, in whatever month it is", async () => {
  const { press, onDay, onPick } = choosing(having([september]));
  await sees("Elegí un horario.");
  await press("10:00", calls(onPick, september));
  expect(onDay).not.toHaveBeenCalled();
});

it("goes from a month without any to the next day that has some", async () => {
  const { press, onDay } = choosing(having([september]));
  await sees("Elegí un horario.");
  await press("Mes anterior", shows("No quedan horarios en agosto de 2026"));
  await press(/^Ir al .*1 de septiembre/, calls(onDay, "2026-09-01"));
});

it("tries again to read the hours", async () => {
  const read = vi.fn(() => Promise.reject(new Error("x")));
  const { press } = choosing(read);
  await press("Intentar de nuevo", () => expect(read).toHaveBeenCalledTimes(2));
});
