import { describe, expect, it } from "vitest";
import { courtLink, courtNumber } from "./court-link";

describe("courtLink", () => {
  const none = {
    pjn: false,
    mev: false,
    causaAssociationStatus: "none" as const,
  };

  it.each([
    [{}, "Sin vincular"],
    [{ pjn: true, causaAssociationStatus: "pending" as const }, "Esperando la respuesta de PJN"],
    [{ pjn: true, causaAssociationStatus: "found" as const }, "Por confirmar con PJN"],
    [{ mev: true, causaAssociationStatus: "invalid" as const }, "No se encontró en MEV"],
    [{ mev: true, causaAssociationStatus: "failed" as const }, "MEV no respondió"],
    [{ pjn: true, causaAssociationStatus: "reserved" as const }, "Reservada en PJN"],
    [{ pjn: true, causaAssociationStatus: "verified" as const }, "Vinculada con PJN"],
  ])("says %j as «%s»", (link, text) => expect(courtLink({ ...none, ...link })).toBe(text));
});

describe("courtNumber", () => {
  it("says where, when the number does not", () => {
    const pjn = {
      system: "pjn" as const,
      number: "CNT 035335/2016",
      fuero: "CNT",
      department: null,
    };
    const mev = {
      system: "mev" as const,
      number: "SI-1-2021",
      fuero: null,
      department: "San Isidro",
    };
    expect(courtNumber({ court: pjn })).toBe("CNT 035335/2016");
    expect(courtNumber({ court: mev })).toBe("SI-1-2021, San Isidro");
    expect(courtNumber({ court: null })).toBeNull();
  });
});
