import { beforeAll, describe, expect, it } from "vitest";
import { speakSpanish } from "../../kernel/messages.schema";
import { readCalendar, updateCalendar } from "./calendar.schema";
import { deadlineVariables } from "./deadline.schema";

beforeAll(() => speakSpanish());

const good = { jurisdiccion: "PJN", notificacion: "2026-11-20", cantidad: 5 };

const faultsOf = (given: Record<string, unknown>) => {
  const parsed = deadlineVariables.safeParse({ ...good, ...given });
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => [issue.path.join("."), issue.message]);
};

describe("the variables", () => {
  it.each([
    [{ jurisdiccion: "MARTE" }, "jurisdiccion", /^Jurisdicción: elegí/],
    [{ jurisdiccion: undefined }, "jurisdiccion", /^Jurisdicción: elegí/],
    [{ notificacion: "2025-02-29" }, "notificacion", /^Notificación: escribí una fecha válida/],
    [{ notificacion: "2026-13-01" }, "notificacion", /^Notificación/],
    [{ notificacion: "1899-12-31" }, "notificacion", /^Notificación/],
    [{ notificacion: "2026-11-20T25:00" }, "notificacion", /^Notificación/],
    [{ notificacion: "mañana" }, "notificacion", /^Notificación/],
    [{ notificacion: 20261120 }, "notificacion", /^Notificación/],
    [{ tipoNotificacion: "paloma" }, "tipoNotificacion", /^Tipo de notificación: elegí/],
    [{ cantidad: 0 }, "cantidad", /^Cantidad: tiene que ser 1 o más/],
    [{ cantidad: -3 }, "cantidad", /^Cantidad/],
    [{ cantidad: 2.5 }, "cantidad", /^Cantidad: tiene que ser un número entero/],
    [{ cantidad: "5" }, "cantidad", /^Cantidad/],
    [{ cantidad: null }, "cantidad", /^Cantidad/],
    [{ cantidad: Number.NaN }, "cantidad", /^Cantidad/],
    [{ cantidad: 366 }, "cantidad", /^Cantidad: hasta 365 días hábiles/],
    [{ cantidad: 1101, unidad: "corridos" }, "cantidad", /^Cantidad: hasta 1100 días corridos/],
    [{ cantidad: 121, unidad: "meses" }, "cantidad", /^Cantidad: hasta 120 meses/],
    [{ unidad: "años" }, "unidad", /^Unidad: elegí/],
    [{ unidad: "horas" }, "notificacion", /para un plazo en horas escribí también la hora/],
    [{ opciones: 1 }, "opciones", /^Opciones/],
    [
      { opciones: { distanciaKm: -1 } },
      "opciones.distanciaKm",
      /^Distancia: no puede ser negativa/,
    ],
    [{ opciones: { distanciaKm: 5e-324 } }, "opciones.distanciaKm", /^Distancia: hasta cuatro/],
    [{ opciones: { distanciaKm: 0.12345 } }, "opciones.distanciaKm", /^Distancia: hasta cuatro/],
    [{ opciones: { distanciaKm: 9999 } }, "opciones.distanciaKm", /^Distancia: hasta 5000/],
    [{ opciones: { gracia: "sí" } }, "opciones.gracia", /^Plazo de gracia/],
    [{ opciones: { otra: true } }, "opciones", /./],
    [{ otra: true }, "", /./],
  ])("refuse %j", (given, path, message) => {
    const [[at, said] = []] = faultsOf(given);
    expect(at).toBe(path);
    expect(said).toMatch(message);
  });

  it.each([
    [{ notificacion: "2024-02-29" }],
    [{ notificacion: "2026-11-20T10:00", unidad: "horas" }],
    [{ notificacion: "2026-11-20T10:00:30.123Z", unidad: "horas" }],
    [{ notificacion: "2026-11-20T10:00:00-03:00" }],
    [{ cantidad: undefined }],
    [{ opciones: {} }],
    [
      {
        opciones: { distanciaKm: 350.1234, gracia: false, caducidad: true, feriaHabilitada: true },
      },
    ],
  ])("take %j", (given) => expect(faultsOf(given)).toEqual([]));
});

describe("the edits of a calendar", () => {
  const edit = { from: "2026-11-26", kind: "asueto", reason: "Fumigación" };
  const faultOf = (given: unknown) => {
    const parsed = updateCalendar.safeParse(given);
    return parsed.success ? undefined : parsed.error.issues[0]?.message;
  };

  it("last one day unless they say to when, and may name a source", () => {
    expect(updateCalendar.parse({ edits: [edit] }).edits).toEqual([
      { ...edit, to: "2026-11-26", source: null },
    ]);
  });

  it.each([
    [{ edits: [{ ...edit, to: "2026-11-25" }] }, /^Hasta: tiene que ser igual o posterior/],
    [{ edits: [{ ...edit, to: "2027-02-26" }] }, /^Hasta: cada cambio abarca hasta 62 días/],
    [{ edits: [{ ...edit, kind: "fiesta" }] }, /^Clase: elegí/],
    [{ edits: [{ ...edit, reason: " " }] }, /^Motivo: completá/],
    [{ edits: [{ ...edit, from: "2025-02-29" }] }, /^Desde: escribí una fecha válida/],
    [{ edits: Array(201).fill(edit) }, /^Cambios: hasta 200/],
    [{}, /^Cambios: mandá la lista/],
    [{ edits: [], dryRun: "sí" }, /«dryRun» tiene que ser verdadero o falso/],
  ])("refuse %j", (given, message) => expect(faultOf(given)).toMatch(message));

  it("are read of a year that a calendar has", () => {
    expect(readCalendar.parse({ year: "2026" })).toEqual({ year: 2026 });
    expect(readCalendar.parse({})).toEqual({});
    expect(readCalendar.safeParse({ year: "3000" }).success).toBe(false);
    expect(readCalendar.safeParse({ year: "hoy" }).success).toBe(false);
  });
});
