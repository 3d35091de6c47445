import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../kernel/day.rules";
import { calendarOf, isWorking } from "./calendar.rules";
import type { CalendarEdit } from "./calendar.schema";
import { MOST, NOTICES, UNITS } from "./countable.rules";
import { dueDate } from "./deadline.rules";
import { deadlineResult, deadlineVariables } from "./deadline.schema";
import { JURISDICTIONS } from "./jurisdiction.rules";

const day = fc.integer({ min: 0, max: 40_542 }).map((days) => addDays("1990-01-01", days));
const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const two = (number: number) => String(number).padStart(2, "0");
  return `T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00-03:00`;
});

const variables = fc
  .record({
    jurisdiccion: fc.constantFrom(...JURISDICTIONS),
    day,
    clock,
    tipoNotificacion: fc.constantFrom(...NOTICES),
    cantidad: fc.integer({ min: 1, max: 60 }),
    unidad: fc.constantFrom(...UNITS),
    opciones: fc.record({
      distanciaKm: fc.integer({ min: 0, max: 900 }),
      caducidad: fc.boolean(),
      feriaHabilitada: fc.boolean(),
    }),
  })
  .map(({ day, clock, ...rest }) => ({
    ...rest,
    notificacion: rest.unidad === "horas" ? `${day}${clock}` : day,
  }));

const edits = fc.array(
  fc
    .record({
      from: day,
      days: fc.integer({ min: 0, max: 20 }),
      kind: fc.constantFrom("inhabil", "asueto", "feria", "habil"),
    })
    .map(
      ({ from, days, kind }): CalendarEdit => ({
        from,
        to: addDays(from, days),
        kind,
        reason: "Prueba",
        source: null,
      }),
    ),
  { maxLength: 5 },
);

const dayIn = (text: string | null) => (text ?? "").slice(0, 10);

it("never falls due, nor gives its grace, on a day that does not work", () => {
  fc.assert(
    fc.property(variables, edits, (given, own) => {
      const calendar = calendarOf(given.jurisdiccion, own, 1);
      const { vencimiento, gracia, notificado } = dueDate(given, calendar);
      const openFeria = given.opciones.feriaHabilitada;
      const counting = { ...calendar, openFeria };
      expect(isWorking(counting, dayIn(vencimiento))).toBe(true);
      expect(isWorking(counting, dayIn(notificado))).toBe(true);
      if (gracia) expect(isWorking(counting, gracia.fecha)).toBe(true);
      if (gracia) expect(gracia.fecha > dayIn(vencimiento)).toBe(true);
      expect(dayIn(vencimiento) >= dayIn(notificado)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it("never falls due earlier for one more", () => {
  fc.assert(
    fc.property(variables, edits, (given, own) => {
      const calendar = calendarOf(given.jurisdiccion, own, 1);
      const sooner = dueDate(given, calendar).vencimiento ?? "";
      const later = dueDate({ ...given, cantidad: given.cantidad + 1 }, calendar).vencimiento ?? "";
      expect(later >= sooner).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it("lists every day from the notice to the due date of a count of days, once and in order", () => {
  fc.assert(
    fc.property(variables, (given) => {
      const result = deadlineResult.parse(dueDate(given, calendarOf(given.jurisdiccion)));
      const days = result.conteo.map(({ fecha }) => fecha);
      expect(days.at(-1)).toBe(dayIn(result.vencimiento));
      expect(days[0]).toBe(given.notificacion.slice(0, 10));
      if (given.unidad === "meses") return;
      days.forEach((one, i) => {
        if (i > 0) expect(one).toBe(addDays(days[i - 1] ?? "", 1));
      });
      if (given.unidad !== "habiles") return;
      const numbers = result.conteo.flatMap(({ cuenta }) => cuenta ?? []);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    }),
    { numRuns: 300 },
  );
});

it("is the same whatever the zone of the machine", () => {
  const given = {
    notificacion: "2026-11-20T23:30:00-03:00",
    cantidad: 48,
    unidad: "horas",
  } as const;
  const zone = process.env.TZ;
  const results = ["UTC", "Asia/Tokyo", "America/Los_Angeles"].map((one) => {
    process.env.TZ = one;
    return JSON.stringify(dueDate({ jurisdiccion: "PJN", ...given }, calendarOf("PJN")));
  });
  process.env.TZ = zone;
  expect(new Set(results).size).toBe(1);
});

it("of the most that fits ends soon and small", () => {
  for (const unidad of UNITS) {
    const given = deadlineVariables.parse({
      jurisdiccion: "PJN",
      notificacion: "2026-11-20T10:00",
      unidad,
      cantidad: MOST[unidad],
      opciones: { caducidad: true, distanciaKm: 5000 },
    });
    const result = dueDate(given, calendarOf("PJN"));
    expect(JSON.stringify(result).length).toBeLessThan(200_000);
  }
});
