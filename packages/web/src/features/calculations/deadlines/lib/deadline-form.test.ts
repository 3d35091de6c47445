import { describe, expect, it } from "vitest";
import { isInHours, startValues, valuesOf, variablesOf } from "./deadline-form";
import { deadlineForm, faultsOf } from "./deadline-form-schema";

const values = startValues("2026-11-20");

describe("the form of a deadline", () => {
  it("says five working days from today to begin with", () => {
    expect(variablesOf(values)).toEqual({
      jurisdiccion: "PJN",
      tipoNotificacion: "cedula",
      notificacion: "2026-11-20",
      cantidad: 5,
      unidad: "habiles",
      opciones: {},
    });
    expect(faultsOf(values)).toEqual({});
  });

  it("says the hour where hours are counted, and only there", () => {
    const hours = { ...values, plazo: "24 h", hora: "10:30" };
    expect(isInHours(hours)).toBe(true);
    expect(variablesOf(hours).notificacion).toBe("2026-11-20T10:30");
    expect(variablesOf({ ...values, hora: "10:30" }).notificacion).toBe("2026-11-20");
    expect(faultsOf({ ...hours, hora: "" }).hora).toMatch(/^Hora: un plazo en horas/);
  });

  it("says the options that are not the usual ones", () => {
    const given = { ...values, distanciaKm: "250,5", gracia: false, caducidad: true };
    expect(variablesOf({ ...given, feriaHabilitada: true }).opciones).toEqual({
      distanciaKm: 250.5,
      gracia: false,
      caducidad: true,
      feriaHabilitada: true,
    });
  });

  it("names the field at fault", () => {
    expect(faultsOf({ ...values, plazo: "mucho" })).toHaveProperty("plazo");
    expect(faultsOf({ ...values, fecha: "2025-02-29" })).toHaveProperty("fecha");
    expect(faultsOf({ ...values, fecha: "" }).fecha).toMatch(/^Notificación/);
    expect(faultsOf({ ...values, distanciaKm: "lejos" })).toHaveProperty("distanciaKm");
    expect(faultsOf({ ...values, distanciaKm: "99999" }).distanciaKm).toMatch(/hasta 5000/);
    const { error } = deadlineForm.safeParse({ ...values, plazo: "" });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(["plazo"]);
  });

  it("shows a saved deadline as it was written", () => {
    const given = {
      ...values,
      plazo: "+24 horas",
      hora: "10:30",
      distanciaKm: "250",
      gracia: false,
      caducidad: true,
    };
    expect(valuesOf(variablesOf(given))).toEqual(given);
    expect(valuesOf(variablesOf(values))).toEqual({ ...values, plazo: "+5 días hábiles" });
  });
});
